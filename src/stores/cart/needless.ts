import type { CartData } from '../../domain/cart/data';
import type { CartIntent } from '../../domain/cart/intent';
import { projectCart } from '../../domain/cart/project';
import { isRateSelected } from '../../domain/cart/rates';
import { readCart } from '../../domain/cart/read';

/**
 * True if a change is a no-op (docs/behaviour.md#cart-operations): the quantity is already set, or the rate is
 * selected. Pending changes count: returning to the confirmed quantity while another one is being sent is a change.
 */
export const isNoop = (
	intent: CartIntent,
	confirmed: CartData,
	pending: readonly CartIntent[],
): boolean => {
	if (intent.type !== 'set-quantity' && intent.type !== 'select-rate') {
		return false;
	}
	const { items, packages } = projectCart(readCart(confirmed), pending);
	if (intent.type === 'select-rate') {
		return isRateSelected(packages, intent.packageId, intent.rateId);
	}
	const item = items.find(({ key }) => key === intent.key);
	return item?.quantity === intent.quantity && item.activity !== 'removing';
};
