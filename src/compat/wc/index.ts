/**
 * What gateways find at window.wc (anchors, contracts that other plugins rely on); compat/plugins adds what other plugins use.
 * What is there already, because WooCommerce's own script had to stay, is left alone.
 */
import { dispatch, register, select, subscribe } from '@wordpress/data';
import { registerEarly } from '../../stores/checkout/open-store';
import { wcBlocksData } from './data';
import { formatPrice, getCurrency, getCurrencyFromPriceResponse } from './price-format';
import { wcBlocksRegistry } from './registry';
import { sanitizeHTML } from './sanitize';
import { wcSettings } from './settings';

declare global {
	interface Window {
		/** Where WooCommerce's scripts, and so ours, put what other scripts may use. */
		wc?: Record<string, unknown>;
	}
}

window.wc = {
	priceFormat: { formatPrice, getCurrency, getCurrencyFromPriceResponse },
	sanitize: { sanitizeHTML },
	wcBlocksData,
	wcBlocksMiddleware: {},
	wcBlocksRegistry,
	wcSettings,
	...window.wc,
};

registerEarly({
	select,
	dispatch,
	register,
	// The types of @wordpress/data leave its arguments out.
	subscribe: (listener, storeName) => subscribe(listener, storeName),
});
