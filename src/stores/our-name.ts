import { select } from '@wordpress/data';
import { referToStore } from './registry';

type Ours = 'checkout' | 'payment' | 'validation';

declare global {
	interface Window {
		/** The names that were chosen: scripts of ours that come later use the same. */
		storefrontStoreNames?: Partial<Record<Ours, string>>;
	}
}

/**
 * The name that a store of our checkout has on this page: WooCommerce's, under which gateways know it, or a name of its own
 * where WooCommerce's store is here already, because one of its blocks needs it: nothing may be registered twice, and its
 * store does not do what our checkout asks for. Gateways then reach ours through their props.
 *
 * Decided once a page, when the first script of ours that asks for it runs: later the name is taken by ours.
 */
export const ourName = (store: Ours): string => {
	const known = `wc/store/${store}`;
	const names = (window.storefrontStoreNames ??= {});
	// Not typed as missing: select gives undefined for a store that nobody registered.
	return (names[store] ??= select(referToStore(known)) ? `storefront-islands/${store}` : known);
};
