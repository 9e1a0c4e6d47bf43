/**
 * What gateways and other plugins of a WooCommerce checkout find at window.wc (anchors, contracts that other plugins rely
 * on). What is there already, because WooCommerce's own script had to stay, is left alone.
 */
import { dispatch, register, select, subscribe } from '@wordpress/data';
import { drawPlugins } from '../slots/plugin-area';
import { registerEarly } from '../../stores/checkout/open-store';
import { blocksCheckout } from './checkout';
import { blocksComponents } from './components';
import { wcBlocksData } from './data';
import { formatPrice, getCurrency, getCurrencyFromPriceResponse } from './price-format';
import { wcBlocksRegistry } from './registry';
import { sanitizeHTML } from './sanitize';
import { wcSettings } from './settings';
import { wcBlocksSharedContext } from './shared-context';
import { wcBlocksSharedHocs } from './shared-hocs';

declare global {
	interface Window {
		/** Where WooCommerce's scripts, and so ours, put what other scripts may use. */
		wc?: Record<string, unknown>;
	}
}

window.wc = {
	blocksCheckout,
	blocksComponents,
	priceFormat: { formatPrice, getCurrency, getCurrencyFromPriceResponse },
	sanitize: { sanitizeHTML },
	wcBlocksData,
	wcBlocksMiddleware: {},
	wcBlocksRegistry,
	wcBlocksSharedContext,
	wcBlocksSharedHocs,
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

// Plugins that come behind this script have registered by then.
document.addEventListener('DOMContentLoaded', drawPlugins);
