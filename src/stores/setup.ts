import apiFetch from '@wordpress/api-fetch';
import { dispatch, register, select, subscribe } from '@wordpress/data';
import { connectStoreApi, decodeCart, decodeSettings } from '../api';
import type { Cart } from '../domain/cart/cart';
import type { CartData } from '../domain/cart/data';
import { readCart } from '../domain/cart/read';
import type { SiteSettings } from '../domain/settings';
import type { Stores } from './create';
import { createStores } from './create';
import { createPageEvents } from './page/events';
import { createKey } from './page/key';
import { notifySessionEnd } from './page/session';
import { startPage } from './page/start';
import { createValidity } from './page/validity';
import type { Registry } from './registry';

/** Part of an island's mount context that concerns the page. */
export interface PageContext {
	readonly settings: unknown;
	readonly api: {
		readonly root: string;
		readonly nonce: { readonly nonce: string; readonly timestamp: number } | null;
	};
	readonly cartSeed: unknown;
}

export interface PageStores extends Stores {
	readonly settings: SiteSettings;
	readonly registry: Registry;
	/** Cart rendered by PHP, regardless of later changes; null if the page has none. */
	readonly printedCart: Cart | null;
}

const start = ({ settings: printed, api, cartSeed }: PageContext): PageStores => {
	const registry: Registry = { select, dispatch, register, subscribe: listenTo };
	const settings = decodeSettings(printed);
	const seed = decodeCart(cartSeed);
	const readOptions = { pricesIncludeTax: settings.displayCartPricesIncludingTax };
	let broadcastCart: (cart: CartData) => void = () => undefined;
	const stores = createStores({
		registry,
		port: connectStoreApi({
			apiFetch,
			...api,
			session: {
				userId: settings.currentUserId,
				onEnd: () => notifySessionEnd(registry, settings),
			},
		}),
		pageEvents: createPageEvents(document.body),
		createKey: () => createKey(window.crypto),
		isInvalid: createValidity(registry),
		onConfirmed: (cart) => broadcastCart(cart),
		readOptions,
		seed: seed.ok ? seed.value : null,
	});
	broadcastCart = startPage(window, registry, stores);
	return {
		...stores,
		settings,
		registry,
		printedCart: seed.ok ? readCart(seed.value, readOptions) : null,
	};
};

/** The types of @wordpress/data omit the arguments of `subscribe`. */
const listenTo: Registry['subscribe'] = (listener, storeName) => subscribe(listener, storeName);

declare global {
	interface Window {
		/** The page's stores, shared with islands that are built separately, such as the checkout. */
		storefrontStores?: PageStores;
	}
}

/**
 * Starts the stores, once per page, when the first island hydrates. Every island calls it before it renders and gets
 * the decoded settings.
 */
export const ensureStores = (context: PageContext): PageStores =>
	(window.storefrontStores ??= start(context));
