/** Error notices wait while an express payment method is active, and are shown when it ends (spec section 8). */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Registry } from '../registry';
import { referToStore } from '../registry';

/** Of the payment store, which is there on checkouts only. */
type PaymentSelectors = { isExpressPaymentMethodActive?(state: unknown): boolean };
type PaymentConfig = ReduxStoreConfig<unknown, Record<never, never>, PaymentSelectors>;

/** The payment store by each of the names that it can have (our-name.ts). */
const paymentStores = ['wc/store/payment', 'storefront-islands/payment'].map((name) =>
	referToStore<PaymentConfig>(name),
);

/**
 * Runs what shows an error: now, or once no express method is active any more. Returns how to take it back while it waits.
 */
export const whenNoExpressPayment = (
	registry: Pick<Registry, 'select' | 'subscribe'>,
	show: () => void,
): (() => void) => {
	const isActive = () =>
		paymentStores.some(
			// Not typed as missing: select gives undefined for a store that nobody registered.
			(store) => registry.select(store)?.isExpressPaymentMethodActive?.() === true,
		);
	if (!isActive()) {
		show();
		return () => undefined;
	}
	const unsubscribe = registry.subscribe(() => {
		if (!isActive()) {
			unsubscribe();
			show();
		}
	});
	return unsubscribe;
};
