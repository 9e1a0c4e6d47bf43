/**
 * Marks the totals as being calculated. Separate from settle.ts, which is loaded with the script that places orders:
 * totals are dimmed before that.
 */
import { CART_STORE_KEY, cartStore } from '../cart/contract';
import type { Registry } from '../registry';
import { SHOPPING_STORE_KEY, shoppingStore } from '../shopping/contract';
import { checkoutStore } from './contract';

/** Name under which the checkout waits for the cart's totals. */
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

/** Marks totals as being calculated while changes of the cart are pending. Returns a function that stops it. */
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
