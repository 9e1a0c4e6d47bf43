import type { CartData } from '../../domain/cart/data';
import { CART_STORE_KEY } from '../cart/contract';
import type { Stores } from '../create';
import type { Registry } from '../registry';
import { CART_HASH_COOKIE, readCookie } from './cookies';
import { onForeignChange } from './events';
import { refreshWhenStale } from './freshness';
import { bridgeJQuery, onClassicCartChange, refreshClassicCart } from './jquery';
import { startSync } from './sync';
import { createTabChannel } from './tab-channel';
import { startTabs } from './tabs';
import { notifyPluginsOfNotices } from './tell-of-notices';

/** Runs the callback when jQuery is available: classic scripts may load later. */
const whenJQueryIsThere = (
	page: Window,
	start: (jQuery: NonNullable<Window['jQuery']>) => void,
) => {
	const tryNow = () => {
		if (page.jQuery) {
			start(page.jQuery);
		}
		return Boolean(page.jQuery);
	};
	if (!tryNow()) {
		page.addEventListener('load', () => void tryNow(), { once: true });
	}
};

const isField = (target: EventTarget | null): boolean =>
	target instanceof Element && target.matches('input, select, textarea');

/** Connects the plugin's own store with the page. A foreign store does this itself. */
const serveAsStore = (page: Window, registry: Registry, { addressPush }: Stores): void => {
	const { document } = page;
	startSync(registry, page);
	whenJQueryIsThere(page, (jQuery) =>
		bridgeJQuery(document.body, jQuery, () => readCookie(document.cookie, CART_HASH_COOKIE)),
	);
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
export const startPage = (
	page: Window & typeof globalThis,
	registry: Registry,
	stores: Stores,
): ((cart: CartData) => void) => {
	const now = () => page.Date.now();
	const { refresh } = stores;
	if (stores.owner === 'ours') {
		serveAsStore(page, registry, stores);
	}
	notifyPluginsOfNotices(registry, page.document.body);
	// A cart that has not been read yet need not be refreshed.
	const refreshIfLoaded = () => (stores.isKnown() ? refresh() : Promise.resolve());
	onForeignChange(page.document.body, () => void refreshIfLoaded());
	whenJQueryIsThere(page, (jQuery) =>
		onClassicCartChange(page.document.body, jQuery, () => void refreshIfLoaded()),
	);
	refreshWhenStale({
		page,
		now,
		refresh: refreshIfLoaded,
		onReceived: (listener) => registry.subscribe(listener, CART_STORE_KEY),
	});
	const tabs = startTabs({
		registry,
		channel: createTabChannel(page),
		now,
		refresh: refreshIfLoaded,
	});
	return (cart) => {
		tabs.broadcast(cart);
		refreshClassicCart(page.document.body, page.jQuery);
	};
};
