import { useSelect } from '@wordpress/data';
import { checkoutStore } from '../../stores/checkout/contract';
import { paymentStore } from '../../stores/payment/contract';

/** Returns the prop `checkoutStatus`. */
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

/** Returns the prop `paymentStatus`. */
export const usePaymentStatus = () =>
	useSelect((select) => select(paymentStore).getCurrentStatus(), []);
