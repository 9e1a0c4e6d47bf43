/**
 * API for gateways at window.wc (docs/behaviour.md#script-handles-and-globals); compat/plugins adds the API for other
 * plugins. Existing properties are not overwritten, as WooCommerce's own script may be on the page.
 */
import { registerStoreEarly } from '../../stores/checkout/store';
import { provideLegacyInternals } from '../elements/legacy-internals';
import { wcBlocksData } from './data';
import { formatPrice, getCurrency, getCurrencyFromPriceResponse } from './price-format';
import { pageRegistry } from '../../stores/shared/page-registry';
import { wcBlocksRegistry } from './blocks-registry';
import { sanitizeHTML } from './sanitize';
import { wcSettings } from './settings';

declare global {
	interface Window {
		/** Namespace in which WooCommerce's scripts, and therefore this plugin's, publish their APIs. */
		wc?: Record<string, unknown>;
	}
}

provideLegacyInternals(Reflect.get(window, 'React'));

window.wc = {
	priceFormat: { formatPrice, getCurrency, getCurrencyFromPriceResponse },
	sanitize: { sanitizeHTML },
	wcBlocksData,
	wcBlocksMiddleware: {},
	wcBlocksRegistry,
	wcSettings,
	...window.wc,
};

registerStoreEarly(pageRegistry);
