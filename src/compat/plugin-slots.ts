/**
 * Slots for plugins in the cart and the checkout. Their content comes from the script that is loaded along with plugins
 * (compat/plugins), so that a page without plugins loads none of it.
 */
import { createElement } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import type { CheckoutEvents, Validate } from '../stores/checkout/contract';
import { pageGlobal } from '../stores/shared/page-global';

/** Slot at the end of a part of a screen; those of the checkout are named after the ids of its steps. */
export type PluginSlotName =
	| 'mini-cart/foot'
	| `cart/${'items' | 'coupons' | 'shipping' | 'totals' | 'side' | 'cross-sells' | 'filled' | 'empty'}`
	| `checkout/${string}`;

/** Interface that the plugins script provides to islands. */
export interface PluginSlots {
	/** Renders the fills and inner blocks of plugins for a slot; nothing if there are none. */
	readonly PluginSlot: ComponentType<{ readonly name: PluginSlotName }>;
	/**
	 * Called when the checkout has started: registers the observers that were waiting for it. Returns what to call after
	 * hydration.
	 *
	 * @param validate Checks the form; none where there is no form.
	 */
	readonly checkoutStarted: (events: CheckoutEvents, validate?: Validate) => () => void;
}

declare global {
	interface StorefrontIslands {
		/** Present if a plugin's script is on the page. */
		plugins?: PluginSlots;
	}
}

/** Returns the content of plugins for a slot. Must be rendered after hydration only, as PHP prints none of it. */
export const pluginSlot = (name: PluginSlotName): ReactNode => {
	const slots = pageGlobal().plugins;
	return slots ? createElement(slots.PluginSlot, { name }) : null;
};
