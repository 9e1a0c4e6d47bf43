import type { CartIntent } from '../../domain/cart/intent';
import type { Registry } from '../registry';
import { cartStore } from './contract';

/** Key of a change's pending flag in the store's metadata. */
const markOf = (intent: CartIntent): string =>
	[intent.type, 'key' in intent ? intent.key : 'productId' in intent ? intent.productId : ''].join(
		':',
	);

/** Sets or clears the pending flag of a change (docs/behaviour.md#cart-operations). */
const setMark = (registry: Registry, intent: CartIntent, isUnderWay: boolean): void => {
	const cart = registry.dispatch(cartStore);
	switch (intent.type) {
		case 'add-item':
			// Older versions of WooCommerce's store do not have this action.
			return void cart.setProductsPendingAdd?.(intent.productId, isUnderWay);
		case 'set-quantity':
			return void cart.itemIsPendingQuantity(intent.key, isUnderWay);
		case 'remove-item':
			return void cart.itemIsPendingDelete(intent.key, isUnderWay);
		case 'apply-coupon':
			return void cart.receiveApplyingCoupon(isUnderWay ? intent.code : '');
		case 'remove-coupon':
			return void cart.receiveRemovingCoupon(isUnderWay ? intent.code : '');
		case 'select-rate':
			return void cart.shippingRatesBeingSelected(isUnderWay);
		case 'update-customer':
			return void cart.updatingCustomerData(isUnderWay);
		case 'extension':
			return;
	}
};

export const markBegin = (registry: Registry, intent: CartIntent): void => {
	setMark(registry, intent, true);
};

/** Clears the pending flag, unless another pending change uses it. */
export const markEnd = (
	registry: Registry,
	intent: CartIntent,
	underWay: readonly CartIntent[],
): void => {
	const mark = markOf(intent);
	const heir = underWay.filter((other) => markOf(other) === mark).at(-1);
	setMark(registry, heir ?? intent, heir !== undefined);
};
