/**
 * The plugin's own checks before an order, registered like those of other plugins: observers of checkout_validation.
 */
import { withPreferredDelivery, type DeliverySettings } from '../../domain/cart/delivery';
import { selectedRates } from '../../domain/cart/rates';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { cartStore } from '../cart/contract';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../registry';
import { shoppingStore } from '../shopping/contract';
import { checkoutStore } from './contract';
import type { Observers } from './observers';
import { noPaymentMethodMessage, noShippingOptionMessage } from './words';

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
	subscribe(
		() =>
			!registry.select(cartStore).getCartData().needsPayment ||
			registry.select(paymentStore).getActivePaymentMethod() !== '' || {
				type: 'error',
				errorMessage: noPaymentMethodMessage(),
				context: NOTICE_CONTEXTS.payments,
			},
		FIRST,
	);
};
