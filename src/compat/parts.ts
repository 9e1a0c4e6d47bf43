/**
 * Where plugins put something of their own into the cart and the checkout. It is asked of the script that comes along with
 * plugins (compat/plugins), so that a page without any carries none of it.
 */
import { createElement } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import type { CheckoutEvents } from '../stores/checkout/page';

/** The end of a part of a screen; those of the checkout are also the ids of its steps. */
export type PluginPlace =
	| `cart/${'items' | 'coupons' | 'shipping' | 'totals' | 'side' | 'cross-sells' | 'filled' | 'empty'}`
	| `checkout/${string}`;

/** What the script of plugins hands to islands. */
export interface PluginParts {
	/** Fills and blocks of plugins for a place; nothing where there are none. */
	readonly Place: ComponentType<{ readonly place: PluginPlace }>;
	/** The checkout is there: observers that were waiting for it may join. */
	readonly checkoutStarted: (events: CheckoutEvents) => void;
}

declare global {
	interface Window {
		/** There where a script of a plugin is on the page. */
		storefrontPlugins?: PluginParts;
	}
}

/** What plugins put into a place. To be drawn only when React has taken over: PHP prints none. */
export const ofPlugins = (place: PluginPlace): ReactNode => {
	const parts = window.storefrontPlugins;
	return parts ? createElement(parts.Place, { place }) : null;
};
