/** Error notices wait while an express payment method is active, and are shown when it ends (spec section 8). */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Registry } from '../registry';
import { referToStore } from '../registry';

const PAYMENT_STORE_KEY = 'wc/store/payment';

/** Of the payment store, which is there on checkouts only. */
type PaymentSelectors = { isExpressPaymentMethodActive?(state: unknown): boolean };
const paymentStore =
	referToStore<ReduxStoreConfig<unknown, Record<never, never>, PaymentSelectors>>(
		PAYMENT_STORE_KEY,
	);

/**
 * Runs what shows an error: now, or once no express method is active any more. Returns how to take it back while it waits.
 */
export const whenNoExpressPayment = (
	registry: Pick<Registry, 'select' | 'subscribe'>,
	show: () => void,
): (() => void) => {
	const isActive = () => registry.select(paymentStore)?.isExpressPaymentMethodActive?.() === true;
	if (!isActive()) {
		show();
		return () => undefined;
	}
	const unsubscribe = registry.subscribe(() => {
		if (!isActive()) {
			unsubscribe();
			show();
		}
	}, PAYMENT_STORE_KEY);
	return unsubscribe;
};
