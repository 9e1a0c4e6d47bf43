import { useMemo } from '@wordpress/element';
import { useShopping } from '../../stores/shopping/use-cart';
import type { CartActions } from './actions';

/** The cart screen's actions on the stores. The same object from one rendering to the next. */
export const useCartActions = (
	dismissNotice: CartActions['dismissNotice'],
	dismissAddressNotice: CartActions['dismissAddressNotice'],
): CartActions => {
	const shopping = useShopping();
	return useMemo(
		() => ({
			changeQuantity: (key, quantity) => void shopping.changeQuantity(key, quantity),
			removeItem: (key) => shopping.removeItem(key),
			restoreItem: (key) => shopping.restoreItem(key),
			applyCoupon: (code) => shopping.applyCoupon(code),
			forgetCouponFailure: () => void shopping.setCouponFailure(null),
			removeCoupon: (code) => void shopping.removeCoupon(code),
			selectRate: (rateId, packageId) => void shopping.selectRate(rateId, packageId),
			typeAddress: (field, value) =>
				// A state belongs to its country.
				void shopping.typeShippingAddress(
					field === 'country' ? { country: value, state: '' } : { [field]: value },
				),
			leaveAddress: () => void shopping.leaveAddress(),
			addProduct: (productId, quantity) => shopping.addItem({ productId, quantity }),
			retryNow: () => void shopping.retryNow(),
			dismissNotice,
			dismissAddressNotice,
		}),
		[shopping, dismissNotice, dismissAddressNotice],
	);
};
