import { __ } from '@wordpress/i18n';
import { parseQuantity } from '../../domain/quantity';
import type { AddToCartEffects } from './enhance';
import { onSubmit } from './on-submit';
import { createProgress } from './progress';
import type { AddToCartProps } from './props';

/** Returns the quantities by product; products with quantity 0 are omitted. */
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

/**
 * Makes the form of a grouped product add all selected products at once. Products that could not be added are reported;
 * the others are in the cart.
 */
export const enhanceGroup = (
	form: HTMLFormElement,
	{ name, members }: AddToCartProps,
	{ addItem, cartUrl }: AddToCartEffects,
): void => {
	const progress = createProgress(form);

	onSubmit(form, async (key) => {
		const requested = readGroup(new FormData(form), members);
		if (requested.length === 0) {
			progress.fail(__('Choose how many of each product you want.', 'storefront-islands'));
			return;
		}
		progress.begin();
		const outcomes = await Promise.all(
			requested.map((item) =>
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
