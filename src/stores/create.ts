import type { CartPort } from '../api';
import type { CartData } from '../domain/cart/data';
import type { ReadOptions } from '../domain/cart/read';
import { createCartStore } from './cart';
import { notifyErrors } from './cart/announce';
import type { AddressPush } from './cart/address-push';
import { startAddressPush } from './cart/address-push';
import { cartStore } from './cart/contract';
import { createForeignCartAdapter, createOwnCartAdapter } from './cart/holder';
import { createLoad } from './cart/load';
import { createMutate } from './cart/mutate';
import { createThunks } from './cart/thunks';
import type { PageEvents } from './page/events';
import type { Registry } from './registry';
import { createShoppingStore } from './shopping';
import { createOperations } from './shopping/operations';
import { shoppingStore } from './shopping/contract';
import { createFailureNotices } from './shopping/failure-notices';
import { createTracker } from './shopping/tracker';

export interface StoresDependencies {
	readonly registry: Registry;
	readonly port: CartPort;
	readonly pageEvents: PageEvents;
	readonly createKey: () => string;
	/** True if the field (shipping_city …) has a validation error. */
	readonly isInvalid: (fieldId: string) => boolean;
	/** Called with each cart returned by a change in this tab. */
	readonly onConfirmed: (cart: CartData) => void;
	readonly readOptions: ReadOptions;
	/** Cart printed in the page; null if it has to be read. */
	readonly seed: CartData | null;
}

export interface Stores {
	/** 'ours' if the plugin registered wc/store/cart, 'foreign' if another script did. */
	readonly owner: 'ours' | 'foreign';
	/** Reads the cart again; calls during a read share its result. */
	readonly refresh: () => Promise<void>;
	readonly addressPush: AddressPush;
	/** True if a cart has been received; calling it does not request one. */
	readonly isKnown: () => boolean;
}

/** A foreign store pushes addresses itself. */
const noAddressPush: AddressPush = {
	flush: () => Promise.resolve(),
	prolong: () => undefined,
	stop: () => undefined,
};

/**
 * Registers the stores. If another script has already registered wc/store/cart, that store is used; operations of the
 * islands still go through the plugin's API layer.
 */
export const createStores = (dependencies: StoresDependencies): Stores => {
	const { registry, port, pageEvents, createKey, isInvalid, onConfirmed, readOptions, seed } =
		dependencies;
	// The types do not include undefined, which select returns for a store that is not registered.
	const owner = registry.select(cartStore) ? 'foreign' : 'ours';
	const tracker = createTracker(registry);
	const notices = createFailureNotices(registry);
	const cartAdapter =
		owner === 'ours' ? createOwnCartAdapter(registry, tracker) : createForeignCartAdapter(registry);
	const load = createLoad(registry, port, cartAdapter);
	const mutate = createMutate({
		registry,
		port,
		cartAdapter,
		tracker,
		pageEvents,
		onConfirmed,
		refresh: load,
	});
	const isKnown = () => registry.select(cartStore).hasFinishedResolution('getCartData');

	if (owner === 'ours') {
		registry.register(
			createCartStore(
				createThunks({ registry, port, tracker, pageEvents, mutate, createKey }),
				load,
			),
		);
	}
	if (seed && !isKnown()) {
		const cart = registry.dispatch(cartStore);
		void cart.setCartData(seed);
		void cart.finishResolution('getCartData', []);
		notifyErrors(registry, [], seed.errors);
	}

	const addressPush =
		owner === 'ours'
			? startAddressPush({
					registry,
					mutate,
					isInvalid,
					onOutcome: (failure) => {
						notices.withdraw('update-customer');
						if (failure) {
							notices.raise('update-customer', failure);
						}
					},
				})
			: noAddressPush;
	const operations = createOperations({
		registry,
		mutate,
		notices,
		addressPush,
		port,
		refresh: load,
		createKey,
	});
	registry.register(createShoppingStore(registry, readOptions, operations));
	port.watchConnection((connection) => {
		void registry.dispatch(shoppingStore).connectionChanged(connection);
	});
	return { owner, refresh: load, addressPush, isKnown };
};
