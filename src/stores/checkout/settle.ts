/** What an order waits for before it is checked and sent. */
import { cartStore } from '../cart/contract';
import { PAYMENT_STORE_KEY, paymentStore } from '../payment/contract';
import type { Registry } from '../registry';
import { shoppingStore } from '../shopping/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from './contract';

/** Resolves once a question about a store is answered with yes; that may be never. */
const when = (registry: Registry, storeName: string, isSo: () => boolean): Promise<void> =>
	new Promise((resolve) => {
		if (isSo()) {
			resolve();
			return;
		}
		const unsubscribe = registry.subscribe(() => {
			if (isSo()) {
				unsubscribe();
				resolve();
			}
		}, storeName);
	});

/**
 * While methods are still being asked, the one that the shopper has picked is not the active one yet. A default that
 * stands waits for no slower method.
 */
const isPaymentMethodKnown = (registry: Registry): boolean => {
	const payment = registry.select(paymentStore);
	const active = payment.getActivePaymentMethod();
	return (
		payment.paymentMethodsInitialized() ||
		payment.isExpressPaymentMethodActive() ||
		!registry.select(cartStore).getCartData().needsPayment ||
		(active !== '' && ['', active].includes(payment.getPickedOption()))
	);
};

/**
 * Lets everything that was typed or changed reach the shop, so that the totals stand, and the payment method become known.
 *
 * @param settleFields Resolves once all that can be known of the fields is in the validation store.
 */
export const settle = async (
	registry: Registry,
	settleFields: () => Promise<void>,
): Promise<void> => {
	await when(registry, PAYMENT_STORE_KEY, () => isPaymentMethodKnown(registry));
	await settleFields();
	await registry.dispatch(shoppingStore).leaveAddress();
	// By us or by a plugin.
	await when(registry, CHECKOUT_STORE_KEY, () => !registry.select(checkoutStore).isCalculating());
};
