import type { CartPort } from '../api';
import type { CartData } from '../domain/cart/data';
import type { ReadOptions } from '../domain/cart/read';
import { createCartStore } from './cart';
import { announceErrors } from './cart/announce';
import type { AddressPush } from './cart/address-push';
import { startAddressPush } from './cart/address-push';
import { cartStore } from './cart/contract';
import type { PageEvents } from './page/events';
import type { Registry } from './registry';
import { createShoppingStore } from './shopping';
import { createOperations } from './shopping/operations';
import { shoppingStore } from './shopping/contract';
import { createFailureNotices } from './shopping/failure-notices';
import type { Perform } from './shopping/perform';
import { createForeignPerform } from './shopping/perform';
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
	/** Whose wc/store/cart is on the page. What belongs to the store, as page events, is then theirs too. */
	readonly owner: 'ours' | 'foreign';
	/** Reads the cart anew; calls while one is under way share its answer. */
	readonly refresh: () => Promise<void>;
	readonly addressPush: AddressPush;
	/** Whether a cart has come yet; asking does not read it. */
	readonly isKnown: () => boolean;
}

/** What stands behind the operations, depending on whose wc/store/cart it is. */
interface Backing extends Stores {
	readonly perform: Perform;
}

/** Calls while one is under way share it. */
const shared = (run: () => Promise<void>): (() => Promise<void>) => {
	let running: Promise<void> | null = null;
	return () => {
		running ??= run().finally(() => {
			running = null;
		});
		return running;
	};
};

/**
 * Registers the stores. Where another script has registered wc/store/cart already, ours stands on that one: it pushes
 * addresses and raises page events itself.
 */
export const createStores = (dependencies: StoresDependencies): Stores => {
	const { registry, port, createKey, isInvalid, onConfirmed, readOptions, seed } = dependencies;
	const tracker = createTracker(registry);
	const notices = createFailureNotices(registry);

	const standOnForeign = (): Backing => ({
		owner: 'foreign',
		perform: createForeignPerform(registry, tracker, onConfirmed),
		refresh: async () => {
			const { invalidateResolution } = registry.dispatch(cartStore);
			await invalidateResolution('getCartData', []);
			registry.select(cartStore).getCartData();
		},
		addressPush: { flush: () => Promise.resolve(), stop: () => undefined },
		isKnown: () => registry.select(cartStore).hasFinishedResolution('getCartData'),
	});

	const registerOwn = (): Backing => {
		const { store, mutate, load } = createCartStore({ ...dependencies, tracker }, seed);
		registry.register(store);
		if (seed) {
			void registry.dispatch(cartStore).finishResolution('getCartData', []);
			announceErrors(registry, [], seed.errors);
		}
		return {
			owner: 'ours',
			perform: mutate,
			refresh: shared(load),
			isKnown: () => registry.select(cartStore).hasFinishedResolution('getCartData'),
			addressPush: startAddressPush({
				registry,
				mutate,
				isInvalid,
				onOutcome: (failure) => {
					notices.withdraw('update-customer');
					if (failure) {
						notices.raise('update-customer', failure);
					}
				},
			}),
		};
	};

	// Not typed as missing: select gives undefined for a store that nobody registered.
	const isForeign = Boolean(registry.select(cartStore));
	const backing = isForeign ? standOnForeign() : registerOwn();
	const { perform, refresh, addressPush } = backing;
	const operations = createOperations({
		registry,
		perform,
		notices,
		addressPush,
		port,
		refresh,
		createKey,
	});
	registry.register(createShoppingStore(registry, readOptions, operations));
	port.watchConnection((connection) => {
		void registry.dispatch(shoppingStore).connectionChanged(connection);
	});
	return backing;
};
