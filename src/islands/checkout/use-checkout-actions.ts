import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { useShopping } from '../../stores/shopping/use-cart';
import type { CheckoutActions } from './actions';

/** Returns the checkout screen's actions on the stores. The object is stable between renders. */
export const useCheckoutActions = (): CheckoutActions => {
	const shopping = useShopping();
	const { removeNotice } = useDispatch(noticesStore);
	return useMemo(
		() => ({
			applyCoupon: (code) => shopping.applyCoupon(code),
			forgetCouponFailure: () => void shopping.setCouponFailure(null),
			removeCoupon: (code) => void shopping.removeCoupon(code),
			retryNow: () => void shopping.retryNow(),
			// A notice above the checkout belongs to the cart's or the checkout's context.
			dismissNotice: (id) => {
				void removeNotice(id, NOTICE_CONTEXTS.cart);
				void removeNotice(id, NOTICE_CONTEXTS.checkout);
			},
		}),
		[shopping, removeNotice],
	);
};
