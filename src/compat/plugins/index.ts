/**
 * What comes along with the scripts of plugins: all of window.wc, and the parts of the cart and the checkout that they fill. Where
 * gateways alone need window.wc, checkout.js is enough; pages without plugins carry nothing of this (php-stubs/src/Compat).
 */
import { dispatch, register, select, subscribe } from '@wordpress/data';
import '../wc';
import type { Registry } from '../../stores/registry';
import { blocksCheckout } from './checkout';
import { createCheckoutEvents } from './checkout-events';
import { blocksComponents } from './components';
import { dataHelpers } from './data-helpers';
import { registerMissing } from './missing-stores';
import { Place } from './place';
import { drawPlacedBlocks } from './placed-blocks';
import { wcBlocksSharedContext } from './shared-context';
import { wcBlocksSharedHocs } from './shared-hocs';
import { drawPlugins } from './slots/plugin-area';
import { startStores } from './start-stores';
import { wcTypes } from './types';

const registry: Registry = {
	select,
	dispatch,
	register,
	// The types of @wordpress/data leave its arguments out.
	subscribe: (listener, storeName) => subscribe(listener, storeName),
};
const checkoutEvents = createCheckoutEvents();

window.wc = {
	blocksCheckout,
	blocksCheckoutEvents: checkoutEvents.offered,
	blocksComponents,
	wcBlocksSharedContext,
	wcBlocksSharedHocs,
	wcTypes,
	...window.wc,
};
if (typeof window.wc.wcBlocksData === 'object') {
	window.wc.wcBlocksData = { ...dataHelpers, ...window.wc.wcBlocksData };
}

startStores(window);
registerMissing(registry, window.storefrontIslands?.modules?.checkout !== undefined);

window.storefrontPlugins = { Place, checkoutStarted: checkoutEvents.started };

if (document.readyState === 'loading') {
	// Plugins that come behind this script have registered by then.
	document.addEventListener('DOMContentLoaded', () => {
		drawPlugins();
		drawPlacedBlocks(document);
	});
}
