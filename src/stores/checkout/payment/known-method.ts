/** Whether the payment method that an order would have is final. */
import { cartStore } from '../../cart/store/contract';
import type { Registry } from '../../shared/registry';
import { paymentStore } from './contract';

/**
 * True if the active method is final. While methods are still being checked, the method that the shopper picked may not
 * be active yet; a default that is active does not wait for slower methods.
 */
export const isPaymentMethodKnown = (registry: Registry): boolean => {
	const payment = registry.select(paymentStore);
	const active = payment.getActivePaymentMethod();
	return (
		payment.paymentMethodsInitialized() ||
		payment.isExpressPaymentMethodActive() ||
		!registry.select(cartStore).getCartData().needsPayment ||
		(active !== '' && ['', active].includes(payment.getPickedOption()))
	);
};
