import type { AddItemRequest, Outcome } from '../../stores/shopping/contract';
import { followChoice } from './choice-form';
import { readForm } from './form-data';
import { createProgress } from './progress';
import type { AddToCartProps } from './props';

export interface AddToCartEffects {
	readonly addItem: (request: AddItemRequest) => Promise<Outcome>;
	/** Where "View cart" leads. */
	readonly cartUrl: string;
}

/** Makes a product's form add without leaving the page. One submission at a time: a double click is one intention. */
export const enhance = (
	form: HTMLFormElement,
	props: AddToCartProps,
	{ addItem, cartUrl }: AddToCartEffects,
): void => {
	const progress = createProgress(form);
	let isBusy = false;

	const add = async (): Promise<void> => {
		const least = Number(form.querySelector<HTMLInputElement>('[name="quantity"]')?.min) || 1;
		isBusy = true;
		progress.begin();
		const outcome = await addItem({
			productId: props.productId,
			...readForm(new FormData(form), least),
		});
		isBusy = false;
		if (outcome.ok) {
			progress.succeed(props.name, cartUrl);
		} else {
			progress.fail(outcome.message);
		}
	};

	form.addEventListener('submit', (event) => {
		event.preventDefault();
		if (!isBusy) {
			void add();
		}
	});
	followChoice(form, props);
};
