import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { useGatewayServices } from '../../compat/gateway/services';
import { paymentStore } from '../../stores/payment/contract';

/**
 * While it is on the screen no order is placed by the method whose content failed: it has left nobody who could give the
 * payment's data. An express method that fails while its payment is under way ends it, or the form would wait for ever.
 *
 * @param message What the shopper is told instead; text.
 * @param express Name of the express method; undefined for the one that is chosen from the list.
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
		// It may fail as late as between the two.
		const stops = [events.onCheckoutValidation(refuse), events.onPaymentSetup(refuse)];
		return () => stops.forEach((stop) => stop());
	}, [events, emitResponse, expressHandlers, getActivePaymentMethod, message, express]);
};
