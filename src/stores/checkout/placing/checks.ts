/**
 * Refuses an order without a shipping rate or a payment method. The checks are registered like those of other plugins:
 * as observers of checkout_validation.
 */
import { withPreferredDelivery } from '../../../domain/cart/shipping/delivery';
import type { DeliverySettings } from '../../../domain/cart/shipping/delivery';
import { selectedRates } from '../../../domain/cart/shipping/rates';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { cartStore } from '../../cart/store/contract';
import { checkoutStore } from '../store/contract';
import type { Observers } from '../store/events';
import { paymentStore } from '../payment/contract';
import { noMethodsMessage } from '../payment/no-methods';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../../cart/shopping/contract';
import { noPaymentMethodMessage, noShippingOptionMessage } from './failure-notices';

/** Priority of the plugin's own checks, before all others. */
const FIRST = 0;

export const registerCheckoutChecks = (
	registry: Registry,
	observers: Observers,
	settings: DeliverySettings,
): void => {
	const subscribe = observers.subscribe('checkout_validation');
	subscribe(() => {
		// An express method may provide the address, and thereby the rates, later.
		const isExpress = registry.select(paymentStore).isExpressPaymentMethodActive();
		const { packages, needsShipping, totals } = withPreferredDelivery(
			registry.select(shoppingStore).getCart(),
			registry.select(checkoutStore).prefersCollection(),
			settings,
		);
		const isChosen =
			packages.length > 0 &&
			selectedRates(packages).length >= packages.length &&
			totals.shipping !== null;
		return (
			!needsShipping ||
			isExpress ||
			isChosen || {
				type: 'error',
				errorMessage: noShippingOptionMessage(),
				context: NOTICE_CONTEXTS.shippingMethods,
			}
		);
	}, FIRST);
	subscribe(() => {
		const payment = registry.select(paymentStore);
		const isOffered = Object.keys(payment.getAvailablePaymentMethods()).length > 0;
		return (
			!registry.select(cartStore).getCartData().needsPayment ||
			payment.getActivePaymentMethod() !== '' || {
				type: 'error',
				errorMessage: isOffered ? noPaymentMethodMessage() : noMethodsMessage(),
				context: NOTICE_CONTEXTS.payments,
			}
		);
	}, FIRST);
};
