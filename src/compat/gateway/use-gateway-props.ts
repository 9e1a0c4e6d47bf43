import { useDispatch, useSelect } from '@wordpress/data';
import { checkoutStore } from '../../stores/checkout/contract';
import { paymentStore } from '../../stores/payment/contract';
import { components } from './components';
import { useBilling } from './use-billing';
import { useCheckoutStatus, usePaymentStatus } from './use-statuses';
import { useCartParts, useShipping } from './use-shipping';
import { useGatewayServices } from './services';

/** All props of a payment method's content, with the names that WooCommerce documents. Amounts are minor units. */
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
		/** Places the order, as the button does. */
		onSubmit: placeOrder,
		paymentStatus,
		setExpressPaymentError: expressHandlers.setExpressPaymentError,
		shippingData: shipping.data,
		shippingStatus: shipping.status,
		shouldSavePayment: saves,
	};
};
