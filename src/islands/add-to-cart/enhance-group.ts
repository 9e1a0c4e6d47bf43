import { __ } from '@wordpress/i18n';
import { parseQuantity } from '../../domain/quantity';
import type { AddToCartEffects } from './enhance';
import { onSubmit } from './on-submit';
import { createProgress } from './progress';
import type { AddToCartProps } from './props';

/** How many of each product are asked for; those of which none are left out. */
export const readGroup = (
	data: FormData,
	members: readonly number[],
): readonly { readonly productId: number; readonly quantity: number }[] =>
	members
		.map((productId) => {
			const typed = data.get(`quantity[${String(productId)}]`);
			return { productId, quantity: (typeof typed === 'string' && parseQuantity(typed)) || 0 };
		})
		.filter(({ quantity }) => quantity > 0);

/** Makes the form of a group add all that is asked for, at once. What could not be added is said; the rest is in the cart. */
export const enhanceGroup = (
	form: HTMLFormElement,
	{ name, members }: AddToCartProps,
	{ addItem, cartUrl }: AddToCartEffects,
): void => {
	const progress = createProgress(form);

	onSubmit(form, async (key) => {
		const asked = readGroup(new FormData(form), members);
		if (asked.length === 0) {
			progress.fail(__('Choose how many of each product you want.', 'storefront-islands'));
			return;
		}
		progress.begin();
		const outcomes = await Promise.all(
			asked.map((item) =>
				addItem({ ...item, idempotencyKey: key && `${key}-${String(item.productId)}` }),
			),
		);
		const problems = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.message]));
		if (problems.length === 0) {
			progress.succeed(name, cartUrl);
		} else {
			progress.fail([...new Set(problems)].join(' '));
		}
	});
};
