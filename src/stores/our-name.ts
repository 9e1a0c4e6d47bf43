import { select } from '@wordpress/data';
import { referToStore } from './registry';

/**
 * The name that a store of our checkout has on this page: WooCommerce's, under which gateways know it, or a name of its own
 * where WooCommerce's store is here already, because one of its blocks needs it: nothing may be registered twice, and its
 * store does not do what our checkout asks for. Gateways then reach ours through their props.
 *
 * Asked once, when the checkout's script runs: later the name is taken by ours.
 */
export const ourName = (store: 'checkout' | 'payment' | 'validation'): string => {
	const known = `wc/store/${store}`;
	// Not typed as missing: select gives undefined for a store that nobody registered.
	return select(referToStore(known)) ? `storefront-islands/${store}` : known;
};
