import { useSelect } from '@wordpress/data';
import { checkoutStore } from '../../stores/checkout/contract';
import { paymentStore } from '../../stores/payment/contract';

/** Prop `checkoutStatus`. */
export const useCheckoutStatus = () =>
	useSelect((select) => {
		const checkout = select(checkoutStore);
		return {
			isCalculating: checkout.isCalculating(),
			isComplete: checkout.isComplete(),
			isIdle: checkout.isIdle(),
			isProcessing: checkout.isProcessing(),
		};
	}, []);

/** Prop `paymentStatus`. */
export const usePaymentStatus = () =>
	useSelect((select) => {
		const payment = select(paymentStore);
		return {
			isPristine: payment.isPaymentPristine(),
			isIdle: payment.isPaymentIdle(),
			isStarted: payment.isExpressPaymentStarted(),
			isProcessing: payment.isPaymentProcessing(),
			isReady: payment.isPaymentReady(),
			isFinished: payment.isPaymentFinished(),
			hasError: payment.hasPaymentError(),
			hasFailed: payment.isPaymentFailed(),
			isSuccessful: payment.isPaymentSuccess(),
			isDoingExpressPayment: payment.isExpressPaymentMethodActive(),
		};
	}, []);
