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
import { announceSessionEnd } from './page/session';
import { startPage } from './page/start';
import { createValidity } from './page/validity';
import type { Registry } from './registry';

/** What an island's mount gets of the page; the rest of its context is the island's own. */
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
	/** The cart that PHP rendered, whatever has become of it since; null where the page came without one. */
	readonly printedCart: Cart | null;
}

const start = ({ settings: printed, api, cartSeed }: PageContext): PageStores => {
	const registry: Registry = { select, dispatch, register, subscribe: listenTo };
	const settings = decodeSettings(printed);
	const seed = decodeCart(cartSeed);
	const readOptions = { pricesIncludeTax: settings.displayCartPricesIncludingTax };
	let tellTabs: (cart: CartData) => void = () => undefined;
	const stores = createStores({
		registry,
		port: connectStoreApi({
			apiFetch,
			...api,
			session: {
				userId: settings.currentUserId,
				onEnd: () => announceSessionEnd(registry, settings),
			},
		}),
		pageEvents: createPageEvents(document.body),
		createKey: () => createKey(window.crypto),
		isInvalid: createValidity(registry),
		onConfirmed: (cart) => tellTabs(cart),
		readOptions,
		seed: seed.ok ? seed.value : null,
	});
	tellTabs = startPage(window, registry, stores);
	return {
		...stores,
		settings,
		registry,
		printedCart: seed.ok ? readCart(seed.value, readOptions) : null,
	};
};

/** The types of @wordpress/data leave its arguments out. */
const listenTo: Registry['subscribe'] = (listener, storeName) => subscribe(listener, storeName);

declare global {
	interface Window {
		/** Islands that were built apart, as the checkout is, find the page's stores here. */
		storefrontStores?: PageStores;
	}
}

/**
 * Starts the stores, once a page: whichever island wakes first brings them. Every island calls it before it renders
 * and gets the decoded settings with it.
 */
export const ensureStores = (context: PageContext): PageStores =>
	(window.storefrontStores ??= start(context));
