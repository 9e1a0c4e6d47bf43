import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { useGatewayServices } from '../../../compat/gateway/use-gateway-props';
import { paymentStore } from '../../../stores/checkout/payment/contract';

/**
 * Blocks orders by a payment method while its content has failed, as nothing is left that could provide the payment
 * data. An express payment method that fails during its payment is ended, as the form would stay blocked otherwise.
 *
 * @param message Message shown to the shopper; plain text.
 * @param express Name of the express payment method; undefined for the selected method of the list.
 */
export const useRefusal = (message: string, express: string | undefined): void => {
	const { events, emitResponse, expressHandlers } = useGatewayServices();
	const { getActivePaymentMethod } = useSelect(paymentStore, []);
	useLayoutEffect(() => {
		if (express !== undefined) {
			if (getActivePaymentMethod() === express) {
				expressHandlers.onError(message);
			}
			return undefined;
		}
		const refuse = () => ({
			type: emitResponse.responseTypes.ERROR,
			message,
			messageContext: emitResponse.noticeContexts.PAYMENTS,
		});
		// The content may fail between the two events.
		const stops = [events.onCheckoutValidation(refuse), events.onPaymentSetup(refuse)];
		return () => stops.forEach((stop) => stop());
	}, [events, emitResponse, expressHandlers, getActivePaymentMethod, message, express]);
};
