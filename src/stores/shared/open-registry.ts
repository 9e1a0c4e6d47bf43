import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { Registry } from './registry';

/** Creates a registry beside the page's, with WordPress's notices: for the editor's preview and for tests. */
export const openRegistry = (): Registry => {
	// The types of its methods differ between the versions of @wordpress/data.
	const untyped: object = createRegistry();
	const registry: Registry = {
		...untyped,
		select: (store) => Reflect.get(untyped, 'select')(store),
		dispatch: (store) => Reflect.get(untyped, 'dispatch')(store),
		register: (store) => Reflect.get(untyped, 'register')(store),
		subscribe: (listener, name) => Reflect.get(untyped, 'subscribe')(listener, name),
	};
	registry.register(noticesStore);
	return registry;
};
