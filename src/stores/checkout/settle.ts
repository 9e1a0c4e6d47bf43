import { CART_STORE_KEY } from '../cart/contract';
import type { Registry } from '../registry';
import { SHOPPING_STORE_KEY, shoppingStore } from '../shopping/contract';
import { cartStore } from '../cart/contract';
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

/** Resolves once nothing is being calculated, by us or by a plugin; that may be never. */
const whenCalm = (registry: Registry): Promise<void> =>
	new Promise((resolve) => {
		const isCalm = () => !registry.select(checkoutStore).isCalculating();
		if (isCalm()) {
			resolve();
			return;
		}
		const unsubscribe = registry.subscribe(() => {
			if (isCalm()) {
				unsubscribe();
				resolve();
			}
		}, CHECKOUT_STORE_KEY);
	});

/**
 * Lets everything that was typed or changed reach the shop, so that the totals stand.
 *
 * @param settleFields Resolves once all that can be known of the fields is in the validation store.
 */
export const settle = async (
	registry: Registry,
	settleFields: () => Promise<void>,
): Promise<void> => {
	await settleFields();
	await registry.dispatch(shoppingStore).leaveAddress();
	await whenCalm(registry);
};
