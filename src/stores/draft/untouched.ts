/** Form as the page was rendered, to which typed data is compared. */
import { cartStore } from '../cart/contract';
import { checkoutStore } from '../checkout/contract';
import type { Registry } from '../registry';
import type { Choices } from './record';

export type Fields = Readonly<Record<string, string>>;

export interface FormValues {
	readonly shipping: Fields;
	readonly billing: Fields;
	readonly choices: Choices;
}

export const readFormValues = (registry: Registry): FormValues => {
	const { shippingAddress, billingAddress } = registry.select(cartStore).getCustomerData();
	const checkout = registry.select(checkoutStore);
	return {
		shipping: shippingAddress,
		billing: billingAddress,
		choices: {
			useShippingAsBilling: checkout.getUseShippingAsBilling(),
			shouldCreateAccount: checkout.getShouldCreateAccount(),
		},
	};
};

/** Returns the form; null until the cart is known. */
export const readUntouched = (registry: Registry): FormValues | null =>
	registry.select(cartStore).hasFinishedResolution('getCartData') ? readFormValues(registry) : null;
