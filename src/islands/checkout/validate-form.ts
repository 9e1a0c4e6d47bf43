/** Checks the form for a button of a payment method, as WooCommerce's useValidateCheckout does. */
import type { CheckoutParts, Validate } from '../../stores/checkout/contract';
import { readFields } from '../../ui/fields/use-pre-hydration-input';

export const validateForm = async (
	screen: Element,
	validate: CheckoutParts['validate'],
): ReturnType<Validate> => {
	const form = screen.querySelector<HTMLFormElement>('.storefront-checkout__form');
	if (form) {
		// Values that the browser has autofilled without an event.
		readFields(form);
	}
	return { hasError: !(await validate()) };
};
