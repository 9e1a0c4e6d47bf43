import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { readRecord, readText, valueAt } from '../../../domain/support/unknown';
import { checkoutStore } from '../store/contract';
import type { CheckoutActions, CheckoutSelectors, CheckoutState } from '../store/contract';
import { referToStore } from '../../shared/registry';
import type { Registry } from '../../shared/registry';

/** The store by the name that plugins use: WooCommerce's own where it is on the page, else the plugin's. */
const namedStore =
	referToStore<ReduxStoreConfig<CheckoutState, CheckoutActions, Partial<CheckoutSelectors>>>(
		'wc/store/checkout',
	);

/**
 * Reads origin, campaign and device of the visit from WooCommerce's scripts, named as the order's fields are. Without
 * these scripts, or without consent, there is nothing.
 *
 * Their own code writes this into the checkout's store only if `wp.data` is on the page at DOMContentLoaded.
 */
const orderAttribution = (page: unknown): CheckoutState['extensionData'] => {
	const attribution = valueAt(page, 'wc_order_attribution');
	const found = valueAt(page, 'sbjs', 'get');
	if (!found || !valueAt(attribution, 'params', 'allowTracking')) {
		return {};
	}
	const fields = Object.entries(readRecord(valueAt(attribution, 'fields')));
	return {
		'woocommerce/order-attribution': Object.fromEntries(
			fields.map(([field, path]) => [field, valueAt(found, ...readText(path).split('.'))]),
		),
	};
};

/** Returns the data of extensions that goes with an order; what has been written into the checkout's store wins. */
export const extensionDataFor = (
	page: unknown,
	{ select }: Pick<Registry, 'select'>,
): CheckoutState['extensionData'] => ({
	...orderAttribution(page),
	...select(namedStore)?.getExtensionData?.(),
	...select(checkoutStore).getExtensionData(),
});
