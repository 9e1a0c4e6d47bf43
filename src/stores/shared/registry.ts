/** Registry of stores, and names and descriptors of stores that another script may have registered. */
import { select } from '@wordpress/data';
import type {
	AnyConfig,
	CurriedSelectorsOf,
	DispatchReturn,
	StoreDescriptor,
} from '@wordpress/data/build-types/types';
import { pageGlobal } from './page-global';

/**
 * Part of a @wordpress/data registry that the stores use, typed by store descriptors: the page's own registry in a
 * browser, a new one in each test.
 */
export interface Registry {
	readonly select: <Store extends StoreDescriptor<AnyConfig>>(
		store: Store,
	) => CurriedSelectorsOf<Store>;
	readonly dispatch: <Store extends StoreDescriptor<AnyConfig>>(
		store: Store,
	) => DispatchReturn<Store>;
	readonly register: (store: StoreDescriptor<AnyConfig>) => void;
	/** Calls the listener when the state of the named store (or of any, without a name) has changed. */
	readonly subscribe: (listener: () => void, storeName?: string) => () => void;
}

/**
 * Descriptor of a store that is registered elsewhere, possibly by another script: with its type, `select` and
 * `dispatch` return typed selectors and actions. It cannot be registered itself.
 */
export const referToStore = <Config extends AnyConfig>(name: string): StoreDescriptor<Config> => ({
	name,
	instantiate: () => {
		throw new Error(`No store ${name}`);
	},
});

type Ours = 'checkout' | 'payment' | 'validation';

declare global {
	interface StorefrontIslands {
		/** Store names chosen on this page, shared with the plugin's scripts that load later. */
		storeNames?: Partial<Record<Ours, string>>;
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
	const names = (pageGlobal().storeNames ??= {});
	// The types do not include undefined, which select returns for a store that is not registered.
	return (names[store] ??= select(referToStore(known)) ? `storefront-islands/${store}` : known);
};
