import { CART_STORE_KEY, cartStore } from '../cart/contract';
import { PAYMENT_STORE_KEY, paymentStore } from '../payment/contract';
import type { Registry } from '../registry';
import { SHOPPING_STORE_KEY, shoppingStore } from '../shopping/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from './contract';

/** By this name the checkout waits for the cart's totals. */
const CART_CHANGES = 'cart';

const cartIsChanging = (registry: Registry): boolean => {
	const cart = registry.select(cartStore);
	return (
		registry.select(shoppingStore).getChanges().length > 0 ||
		cart.isCustomerDataUpdating() ||
		cart.isShippingRateBeingSelected() ||
		cart.isApplyingCoupon() ||
		cart.isRemovingCoupon()
	);
};

/** Totals are being calculated as long as changes of the cart are under way. Returns how to stop. */
export const watchCartChanges = (registry: Registry): (() => void) => {
	const update = (): void => {
		const { startCalculating, finishCalculating } = registry.dispatch(checkoutStore);
		void (cartIsChanging(registry)
			? startCalculating(CART_CHANGES)
			: finishCalculating(CART_CHANGES));
	};
	const unsubscribes = [CART_STORE_KEY, SHOPPING_STORE_KEY].map((name) =>
		registry.subscribe(update, name),
	);
	update();
	return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
};

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

/** While methods are still being asked, the one that the shopper has picked may not be the active one yet. */
const arePaymentMethodsKnown = (registry: Registry): boolean => {
	const payment = registry.select(paymentStore);
	return (
		payment.paymentMethodsInitialized() ||
		payment.isExpressPaymentMethodActive() ||
		!registry.select(cartStore).getCartData().needsPayment
	);
};

/**
 * Lets everything that was typed or changed reach the shop, so that the totals stand, and every payment method say whether it
 * can pay.
 *
 * @param settleFields Resolves once all that can be known of the fields is in the validation store.
 */
export const settle = async (
	registry: Registry,
	settleFields: () => Promise<void>,
): Promise<void> => {
	await when(registry, PAYMENT_STORE_KEY, () => arePaymentMethodsKnown(registry));
	await settleFields();
	await registry.dispatch(shoppingStore).leaveAddress();
	// By us or by a plugin.
	await when(registry, CHECKOUT_STORE_KEY, () => !registry.select(checkoutStore).isCalculating());
};
