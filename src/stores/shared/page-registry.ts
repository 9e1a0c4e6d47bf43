import { dispatch, register, select, subscribe } from '@wordpress/data';
import type { Registry } from './registry';

/** The registry of the page's stores. */
export const pageRegistry: Registry = {
	select,
	dispatch,
	register,
	// The types of @wordpress/data omit the arguments of `subscribe`.
	subscribe: (listener, storeName) => subscribe(listener, storeName),
};
