import type { AddItemRequest, Outcome } from '../../stores/shopping/contract';
import { followChoice } from './choice-form';
import { readForm } from './form-data';
import { onSubmit } from './on-submit';
import { createProgress } from './progress';
import type { AddToCartProps } from './props';

export interface AddToCartEffects {
	readonly addItem: (request: AddItemRequest) => Promise<Outcome>;
	/** URL of the "View cart" link. */
	readonly cartUrl: string;
}

/** Makes a product form add to the cart without leaving the page. */
export const enhance = (
	form: HTMLFormElement,
	props: AddToCartProps,
	{ addItem, cartUrl }: AddToCartEffects,
): void => {
	const progress = createProgress(form);

	onSubmit(form, async (idempotencyKey) => {
		const least = Number(form.querySelector<HTMLInputElement>('[name="quantity"]')?.min) || 1;
		progress.begin();
		const outcome = await addItem({
			productId: props.productId,
			...readForm(new FormData(form), least),
			idempotencyKey,
		});
		if (outcome.ok) {
			progress.succeed(props.name, cartUrl);
		} else {
			progress.fail(outcome.message);
		}
	});
	followChoice(form, props);
};
