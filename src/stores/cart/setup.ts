/** Starts the stores of the cart, once per page, and connects them with the shop, the page and the other tabs. */
import apiFetch from '@wordpress/api-fetch';
import { connectStoreApi, decodeCart, decodeShopSettings } from '../../api';
import type { CartPort } from '../../api';
import type { Cart } from '../../domain/cart/cart';
import type { CartData } from '../../domain/cart/data';
import { readCart } from '../../domain/cart/read';
import type { ReadOptions } from '../../domain/cart/read';
import { CART_HASH_COOKIE, readCookie } from '../../domain/support/cookies';
import { createChangeKey } from '../../domain/support/key';
import type { ShopSettings } from '../../domain/support/settings';
import { createCartStore } from './store';
import { cartStore, CART_STORE_KEY } from './store/contract';
import { notifyErrors } from './store/notify';
import { startAddressPush } from './mutations/address-push';
import type { AddressPush } from './mutations/address-push';
import { createForeignCartAdapter, createOwnCartAdapter } from './mutations/cart-adapter';
import { createLoad } from './mutations/load';
import { createTracker } from './mutations/tracker';
import { createThunks } from './mutations/cart-thunks';
import { createMutate } from './mutations/mutate';
import { createOperations, createFailureNotices } from './mutations/operations';
import { onForeignChange, notifyPluginsOfNotices, createPageEvents } from './page/events';
import type { PageEvents } from './page/events';
import { refreshWhenStale } from './page/freshness';
import { createValidity } from '../shared/validity';
import {
	bridgeJQuery,
	createFragmentsRefresh,
	onClassicCartChange,
	refreshClassicCart,
} from './page/jquery';
import { keepLeftChanges, LONGEST_HOLD, onLeftChanges } from './page/left-changes';
import { startSync } from './page/sync';
import { createTabChannel, startTabs } from './page/tabs';
import { guard } from '../shared/guard';
import { pageGlobal } from '../shared/page-global';
import { pageRegistry } from '../shared/page-registry';
import type { Registry } from '../shared/registry';
import { createShoppingStore } from './shopping';
import { shoppingStore } from './shopping/contract';

export interface StoresDependencies {
	readonly registry: Registry;
	readonly port: CartPort;
	readonly pageEvents: PageEvents;
	/** Creates an Idempotency-Key for each change. */
	readonly createKey: () => string;
	/** True if the field (shipping_city …) has a validation error. */
	readonly isInvalid: (fieldId: string) => boolean;
	/** Called with each cart returned by a change in this tab. */
	readonly onConfirmed: (cart: CartData) => void;
	readonly readOptions: ReadOptions;
	/** Cart printed in the page; null if it has to be read. */
	readonly seed: CartData | null;
}

interface Stores {
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
	const tracker = createTracker(registry, createKey);
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
		notifyErrors(registry, { ...seed, errors: [] }, seed);
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
		hasButton: owner === 'ours' ? pageEvents.hasButton : () => false,
	});
	registry.register(createShoppingStore(registry, readOptions, operations));
	port.watchConnection((connection) => {
		guard(() => registry.dispatch(shoppingStore).connectionChanged(connection));
	});
	return { owner, refresh: load, addressPush, isKnown };
};

const isField = (target: EventTarget | null): target is HTMLElement =>
	target instanceof HTMLElement && target.matches('input, select, textarea');

/**
 * Blurs the focused field before the queue sends its changes, so that typed text is applied, as after a click on a link.
 * A reload and the address bar do not blur it. Must be the first listener: Chromium calls listeners of pagehide in their
 * order, capturing ones too.
 */
export const leaveFieldsWithPage = (page: Window): void => {
	page.addEventListener('pagehide', () => {
		const { activeElement } = page.document;
		if (isField(activeElement)) {
			activeElement.blur();
		}
	});
};

/** Connects the plugin's own store with the page. A foreign store does this itself. */
const serveAsStore = (page: Window, registry: Registry, { addressPush }: Stores): void => {
	const { document } = page;
	startSync(registry, page);
	document.addEventListener('focusout', ({ target }) => {
		if (isField(target)) {
			void addressPush.flush();
		}
	});
	document.addEventListener('keydown', () => addressPush.prolong());
};

/**
 * Connects the stores with the page and the other tabs. Returns a function to call with each cart returned by a change
 * in this tab.
 */
const startPage = (
	page: Window & typeof globalThis,
	registry: Registry,
	stores: Stores,
	path: string | undefined,
): ((cart: CartData) => void) => {
	const { now } = page.Date;
	const { owner, refresh } = stores;
	const { document } = page;
	const { body } = document;
	if (owner === 'ours') {
		serveAsStore(page, registry, stores);
	}
	notifyPluginsOfNotices(registry, body);
	// A cart that has not been read yet need not be refreshed.
	const refreshIfLoaded = () => (stores.isKnown() ? refresh() : Promise.resolve());
	const reread = () => void refreshIfLoaded();
	onForeignChange(body, reread);
	/** Classic scripts may load later. */
	const startJQuery = () => {
		const { jQuery } = page;
		if (!jQuery) {
			page.addEventListener('load', startJQuery);
			return;
		}
		if (owner === 'ours') {
			bridgeJQuery(body, jQuery, () => readCookie(document.cookie, CART_HASH_COOKIE));
		}
		onClassicCartChange(body, jQuery, reread);
	};
	startJQuery();
	refreshWhenStale({
		page,
		now,
		earlierHash: pageGlobal().cartHash,
		isOld: pageGlobal().isOld,
		isAhead: pageGlobal().isAhead,
		refresh: async () => {
			const { setIsCartDataStale } = registry.dispatch(cartStore);
			void setIsCartDataStale();
			await refreshIfLoaded();
			void setIsCartDataStale(false);
		},
		reread,
		onReceived: (listener) => registry.subscribe(listener, CART_STORE_KEY),
	});
	const tabs = startTabs({
		registry,
		channel: createTabChannel(page, path, pageGlobal().isOld),
		now,
		refresh: refreshIfLoaded,
	});
	const refreshFragments = createFragmentsRefresh(page);
	return (cart) => {
		tabs.broadcast(cart);
		refreshFragments(cart);
		refreshClassicCart(body, page.jQuery);
	};
};

/** Part of an island's mount context that concerns the page. */
export interface PageContext {
	readonly settings: unknown;
	readonly api: {
		readonly root: string;
		readonly nonce: { readonly nonce: string; readonly timestamp: number } | null;
		/** Folder of the shop on its origin. */
		readonly path?: string;
	};
	readonly cartSeed: unknown;
}

export interface PageStores extends Stores {
	readonly settings: ShopSettings;
	/** The settings as PHP printed them, for scripts that decode more of them. */
	readonly printedSettings: unknown;
	readonly registry: Registry;
	/** True if the page before was left with changes, which go before those of this page. */
	readonly hasLeftChanges: boolean;
	/** Cart rendered by PHP, regardless of later changes; null if the page has none. */
	readonly printedCart: Cart | null;
}

/** Loads a script that few pages need. */
const load = (name: string): void => void pageGlobal().load?.(name);

const start = ({ settings: printed, api, cartSeed }: PageContext): PageStores => {
	const registry = pageRegistry;
	const settings = decodeShopSettings(printed);
	const seed = decodeCart(cartSeed);
	const readOptions = { pricesIncludeTax: settings.displayCartPricesIncludingTax };
	let broadcastCart: (cart: CartData) => void = () => undefined;
	leaveFieldsWithPage(window);
	const loadLeftChanges = () => load('left-changes');
	onLeftChanges(window, loadLeftChanges);
	const leftChanges = keepLeftChanges(window, Date.now, () =>
		registry.select(shoppingStore).getChanges(),
	);
	const stores = createStores({
		registry,
		port: connectStoreApi({
			apiFetch,
			...api,
			hold: leftChanges ? LONGEST_HOLD : 0,
			session: {
				userId: settings.currentUserId,
				onEnd: () => load('session-ended'),
			},
		}),
		pageEvents: createPageEvents(document.body),
		createKey: () => createChangeKey(window.crypto),
		isInvalid: createValidity(registry),
		onConfirmed: (cart) => broadcastCart(cart),
		readOptions,
		seed: seed.ok ? seed.value : null,
	});
	broadcastCart = startPage(window, registry, stores, api.path);
	if (leftChanges) {
		loadLeftChanges();
	}
	return {
		...stores,
		settings,
		printedSettings: printed,
		registry,
		hasLeftChanges: Boolean(leftChanges),
		printedCart: seed.ok ? readCart(seed.value, readOptions) : null,
	};
};

declare global {
	interface StorefrontIslands {
		/** The page's stores, shared with islands that are built separately, such as the checkout. */
		stores?: PageStores;
	}
}

/**
 * Starts the stores, once per page, when the first island hydrates. Every island calls it before it renders and gets
 * the decoded settings.
 */
export const ensureStores = (context: PageContext): PageStores =>
	(pageGlobal().stores ??= start(context));
