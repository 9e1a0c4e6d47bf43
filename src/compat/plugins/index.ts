/**
 * Loaded along with the scripts of plugins: provides all of window.wc and the slots of the cart and the checkout. If
 * only gateways need window.wc, checkout.js suffices; pages without plugins load none of this (php-stubs/src/Compat).
 */
import { dispatch, register, select, subscribe } from '@wordpress/data';
import '../wc';
import type { Registry } from '../../stores/registry';
import { blocksCheckout } from './checkout';
import { createCheckoutEvents } from './checkout-events';
import { blocksComponents } from './components';
import { dataHelpers } from './data-helpers';
import { registerMissing } from './missing-stores';
import { PluginSlot } from './place';
import { renderPluginBlocks } from './placed-blocks';
import { wcBlocksSharedContext } from './shared-context';
import { wcBlocksSharedHocs } from './shared-hocs';
import { renderPlugins } from './slots/plugin-area';
import { startStores } from './start-stores';
import { wcTypes } from './types';

const registry: Registry = {
	select,
	dispatch,
	register,
	// The types of @wordpress/data omit the arguments of `subscribe`.
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

window.storefrontPlugins = { PluginSlot, checkoutStarted: checkoutEvents.started };

if (document.readyState === 'loading') {
	// By then the plugins whose scripts follow this one have registered.
	document.addEventListener('DOMContentLoaded', () => {
		renderPlugins();
		renderPluginBlocks(document);
	});
}
