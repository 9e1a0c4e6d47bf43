import type { dispatch, select } from '@wordpress/data';
import type { AnyConfig, StoreDescriptor } from '@wordpress/data/build-types/types';

/**
 * Part of a @wordpress/data registry that the stores use, typed by store descriptors: the page's own registry in a
 * browser, a new one in each test.
 */
export interface Registry {
	readonly select: typeof select;
	readonly dispatch: typeof dispatch;
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
		throw new Error(`${name} is registered elsewhere.`);
	},
});
