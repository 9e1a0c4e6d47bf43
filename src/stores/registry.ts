import type { dispatch, select } from '@wordpress/data';
import type { AnyConfig, StoreDescriptor } from '@wordpress/data/build-types/types';

/**
 * What the stores use of a @wordpress/data registry, typed by store descriptors. The page's own registry in a
 * browser, a fresh one in each test.
 */
export interface Registry {
	readonly select: typeof select;
	readonly dispatch: typeof dispatch;
	readonly register: (store: StoreDescriptor<AnyConfig>) => void;
	/** Calls the listener when the named store's state (or any, without a name) has changed. */
	readonly subscribe: (listener: () => void, storeName?: string) => () => void;
}

/**
 * Names a store that is registered elsewhere, possibly by another script: with its type, `select` and `dispatch`
 * give typed selectors and actions. It cannot be registered itself.
 */
export const referToStore = <Config extends AnyConfig>(name: string): StoreDescriptor<Config> => ({
	name,
	instantiate: () => {
		throw new Error(`${name} is registered elsewhere.`);
	},
});
