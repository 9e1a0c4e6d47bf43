/**
 * Loaded along with the scripts of plugins: provides all of window.wc and the slots of the cart and the checkout. If
 * only gateways need window.wc, checkout.js suffices; pages without plugins load none of this (php-stubs/src/Compat).
 */
import { takeAddedFields } from './added-fields';
import '../wc';
import { pageGlobal } from '../../stores/shared/page-global';
import { pageRegistry } from '../../stores/shared/page-registry';
import { blocksCheckout } from './blocks-checkout';
import { createCheckoutEvents } from './checkout-events';
import { exposeFieldColors } from './field-colors';
import { hideAsInWooCommerce } from './line-rules';
import { blocksComponents, dataHelpers, wcTypes } from './globals';
import { registerMissing, startStores } from './stores';
import { renderPluginBlocks } from './placed-blocks';
import { PluginSlot } from './slot-content';
import { wcBlocksSharedContext, wcBlocksSharedHocs } from './shared';
import { renderPlugins } from './slots/area-blocks';

const checkoutEvents = createCheckoutEvents();

window.wc = {
	blocksCheckout: { ...blocksCheckout, useValidateCheckout: () => checkoutEvents.validate },
	blocksCheckoutEvents: checkoutEvents.offered,
	blocksComponents,
	wcBlocksSharedContext,
	wcBlocksSharedHocs,
	wcTypes,
	...window.wc,
};
window.wc.wcBlocksData = { ...dataHelpers, ...Object(window.wc.wcBlocksData) };

startStores(window);
registerMissing(pageRegistry, pageGlobal().modules?.checkout !== undefined);

pageGlobal().plugins = {
	PluginSlot,
	checkoutStarted: (events, validate) => {
		checkoutEvents.started(events, validate);
		return takeAddedFields();
	},
};

if (document.readyState === 'loading') {
	// By then the plugins whose scripts follow this one have registered.
	document.addEventListener('DOMContentLoaded', () => {
		exposeFieldColors(document);
		hideAsInWooCommerce(document);
		renderPlugins();
		renderPluginBlocks(document);
	});
} else {
	// Behind the mini-cart, at its first touch.
	hideAsInWooCommerce(document);
}
