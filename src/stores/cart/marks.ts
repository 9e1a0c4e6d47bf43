import type { CartIntent } from '../../domain/cart/intent';
import type { Registry } from '../registry';
import { cartStore } from './contract';

/** Key of a change's pending flag in the store's metadata. */
const pendingKeyOf = (intent: CartIntent): string =>
	[intent.type, 'key' in intent ? intent.key : 'productId' in intent ? intent.productId : ''].join(
		':',
	);

/** Sets or clears the pending flag of a change (docs/behaviour.md#cart-operations). */
const setPendingFlag = (registry: Registry, intent: CartIntent, isPending: boolean): void => {
	const cart = registry.dispatch(cartStore);
	switch (intent.type) {
		case 'add-item':
			// Older versions of WooCommerce's store do not have this action.
			return void cart.setProductsPendingAdd?.(intent.productId, isPending);
		case 'set-quantity':
			return void cart.itemIsPendingQuantity(intent.key, isPending);
		case 'remove-item':
			return void cart.itemIsPendingDelete(intent.key, isPending);
		case 'apply-coupon':
			return void cart.receiveApplyingCoupon(isPending ? intent.code : '');
		case 'remove-coupon':
			return void cart.receiveRemovingCoupon(isPending ? intent.code : '');
		case 'select-rate':
			return void cart.shippingRatesBeingSelected(isPending);
		case 'update-customer':
			return void cart.updatingCustomerData(isPending);
		case 'extension':
			return;
	}
};

export const setPending = (registry: Registry, intent: CartIntent): void => {
	setPendingFlag(registry, intent, true);
};

/** Clears the pending flag, unless another pending change uses it. */
export const clearPending = (
	registry: Registry,
	intent: CartIntent,
	pending: readonly CartIntent[],
): void => {
	const key = pendingKeyOf(intent);
	const successor = pending.filter((other) => pendingKeyOf(other) === key).at(-1);
	setPendingFlag(registry, successor ?? intent, successor !== undefined);
};
