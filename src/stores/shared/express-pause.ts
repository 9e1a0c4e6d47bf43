/**
 * Delays error notices while an express payment method is active; they are shown when it ends
 * (docs/behaviour.md#failure-notices).
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Registry } from './registry';
import { referToStore } from './registry';

/** Selectors of the payment store, which only checkouts have. */
type PaymentSelectors = { isExpressPaymentMethodActive?(state: unknown): boolean };
type PaymentConfig = ReduxStoreConfig<unknown, Record<never, never>, PaymentSelectors>;

/** The payment store under both of its possible names (src/stores/shared/registry.ts). */
const paymentStores = ['wc/store/payment', 'storefront-islands/payment'].map((name) =>
	referToStore<PaymentConfig>(name),
);

/** Calls `show` now, or once no express method is active any more. Returns a function that cancels a waiting call. */
export const whenNoExpressPayment = (
	registry: Pick<Registry, 'select' | 'subscribe'>,
	show: () => void,
): (() => void) => {
	const isActive = () =>
		paymentStores.some(
			// The types do not include undefined, which select returns for a store that is not registered.
			(store) => registry.select(store)?.isExpressPaymentMethodActive?.(),
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
