/** Checks the form for a button of a payment method, as WooCommerce's useValidateCheckout does. */
import type { CheckoutParts, Validate } from '../../stores/checkout/contract';
import { readFields } from '../../ui/fields/use-pre-hydration-input';
import { nextTask } from '../shared/next-task';
import { focusFirstProblem } from './error-section';

/** Shows what is wrong and focuses the first of it. */
export const validateForm = async (
	screen: Element,
	validate: CheckoutParts['validate'],
): ReturnType<Validate> => {
	const form = screen.querySelector('form');
	if (form) {
		// Values that the browser has autofilled without an event.
		readFields(form);
	}
	const hasError = !(await validate());
	if (hasError) {
		await nextTask();
		focusFirstProblem(screen);
	}
	return { hasError };
};
