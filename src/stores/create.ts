import type { CartPort } from '../api';
import type { CartData } from '../domain/cart/data';
import type { ReadOptions } from '../domain/cart/read';
import { createCartStore } from './cart';
import { announceErrors } from './cart/announce';
import type { AddressPush } from './cart/address-push';
import { startAddressPush } from './cart/address-push';
import { cartStore } from './cart/contract';
import { createForeignHolder, createOwnHolder } from './cart/holder';
import { createLoad } from './cart/load';
import { createMutate } from './cart/mutate';
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
	/** Whether a field (shipping_city …) has a validation error. */
	readonly isInvalid: (fieldId: string) => boolean;
	/** Hears every cart that a change of this tab brought. */
	readonly onConfirmed: (cart: CartData) => void;
	readonly readOptions: ReadOptions;
	/** The cart that the page came with; null where it is to be read. */
	readonly seed: CartData | null;
}

export interface Stores {
	/** Whose wc/store/cart is on the page. */
	readonly owner: 'ours' | 'foreign';
	/** Reads the cart anew; calls while one is under way share its answer. */
	readonly refresh: () => Promise<void>;
	readonly addressPush: AddressPush;
	/** Whether a cart has come yet; asking does not read it. */
	readonly isKnown: () => boolean;
}

/** A foreign store pushes addresses by itself. */
const noAddressPush: AddressPush = {
	flush: () => Promise.resolve(),
	prolong: () => undefined,
	stop: () => undefined,
};

/**
 * Registers the stores. Where another script has registered wc/store/cart already, ours stands on that one; what the
 * islands ask for goes through our API layer all the same.
 */
export const createStores = (dependencies: StoresDependencies): Stores => {
	const { registry, port, pageEvents, createKey, isInvalid, onConfirmed, readOptions, seed } =
		dependencies;
	// Not typed as missing: select gives undefined for a store that nobody registered.
	const owner = registry.select(cartStore) ? 'foreign' : 'ours';
	const tracker = createTracker(registry);
	const notices = createFailureNotices(registry);
	const holder =
		owner === 'ours' ? createOwnHolder(registry, tracker) : createForeignHolder(registry);
	const load = createLoad(registry, port, holder);
	const mutate = createMutate({
		registry,
		port,
		holder,
		tracker,
		pageEvents,
		onConfirmed,
		refresh: load,
	});
	const isKnown = () => registry.select(cartStore).hasFinishedResolution('getCartData');

	if (owner === 'ours') {
		registry.register(
			createCartStore({ registry, port, tracker, pageEvents, mutate, createKey, load }),
		);
	}
	if (seed && !isKnown()) {
		const cart = registry.dispatch(cartStore);
		void cart.setCartData(seed);
		void cart.finishResolution('getCartData', []);
		announceErrors(registry, [], seed.errors);
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
