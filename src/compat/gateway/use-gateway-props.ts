import { useDispatch, useSelect } from '@wordpress/data';
import { checkoutStore } from '../../stores/checkout/contract';
import { paymentStore } from '../../stores/payment/contract';
import { components } from './components';
import { useBilling } from './use-billing';
import { useCheckoutStatus, usePaymentStatus } from './use-statuses';
import { useCartParts, useShipping } from './use-shipping';
import { useGatewayServices } from './services';

/**
 * Returns all props of a payment method's content, under the names that WooCommerce documents. Amounts are in minor
 * units.
 */
export const useGatewayProps = () => {
	const { events, emitResponse, expressHandlers } = useGatewayServices();
	const { placeOrder } = useDispatch(checkoutStore);
	const shipping = useShipping();
	const billing = useBilling();
	const cartData = useCartParts();
	const checkoutStatus = useCheckoutStatus();
	const paymentStatus = usePaymentStatus();
	const { active, saves } = useSelect((select) => {
		const payment = select(paymentStore);
		return {
			active: payment.getActivePaymentMethod(),
			saves: payment.getShouldSavePaymentMethod(),
		};
	}, []);
	return {
		activePaymentMethod: active,
		billing,
		cartData,
		checkoutStatus,
		components,
		emitResponse,
		eventRegistration: { ...shipping.events, ...events },
		/** Places the order, like the place-order button. */
		onSubmit: placeOrder,
		paymentStatus,
		setExpressPaymentError: expressHandlers.setExpressPaymentError,
		shippingData: shipping.data,
		shippingStatus: shipping.status,
		shouldSavePayment: saves,
	};
};
