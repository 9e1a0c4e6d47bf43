import { select } from '@wordpress/data';
import { referToStore } from './registry';

type Ours = 'checkout' | 'payment' | 'validation';

declare global {
	interface Window {
		/** Store names chosen on this page, shared with the plugin's scripts that load later. */
		storefrontStoreNames?: Partial<Record<Ours, string>>;
	}
}

/**
 * Returns the name of one of the checkout's stores on this page: WooCommerce's name, which gateways use, or a separate
 * one if WooCommerce's store is already registered, because one of its blocks needs it: a name cannot be registered
 * twice, and WooCommerce's store lacks features of this checkout. Gateways then access the checkout through their
 * props.
 *
 * Decided once per page, when the plugin's first script that needs it runs: later the name is taken by its own store.
 */
export const ourName = (store: Ours): string => {
	const known = `wc/store/${store}`;
	const names = (window.storefrontStoreNames ??= {});
	// The types do not include undefined, which select returns for a store that is not registered.
	return (names[store] ??= select(referToStore(known)) ? `storefront-islands/${store}` : known);
};
