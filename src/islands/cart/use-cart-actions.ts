import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { typedChanges } from '../../domain/fields/form';
import { cartStore } from '../../stores/cart/contract';
import { doPluginAction } from '../../stores/page/tell-plugins';
import { shoppingStore } from '../../stores/shopping/contract';
import { useShopping } from '../../stores/shopping/use-cart';
import type { CartActions } from './actions';

/** Returns the cart screen's actions on the stores. The object is stable between renders. */
export const useCartActions = (
	dismissNotice: CartActions['dismissNotice'],
	dismissAddressNotice: CartActions['dismissAddressNotice'],
): CartActions => {
	const shopping = useShopping();
	const { getCart } = useSelect(shoppingStore, []);
	const { getCartData } = useSelect(cartStore, []);
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
				void shopping.typeShippingAddress(typedChanges(field, value, getCart().shippingAddress)),
			leaveAddress: () => void shopping.leaveAddress(),
			addProduct: (productId, quantity) => shopping.addItem({ productId, quantity }),
			viewProduct: (productId) =>
				doPluginAction('product-view-link', {
					product: getCartData().crossSells.find(({ id }) => id === productId),
				}),
			retryNow: () => void shopping.retryNow(),
			dismissNotice,
			dismissAddressNotice,
		}),
		[shopping, getCart, getCartData, dismissNotice, dismissAddressNotice],
	);
};
