/** Connects the refresher of fragments with the page: its elements, and the events of classic scripts and of blocks. */
import {
	ADDED_TO_CART,
	ADDING_TO_CART,
	REMOVED_FROM_CART,
	SYNC_EVENT,
} from '../../domain/cart/events';
import { CART_HASH_COOKIE, readCookie } from '../../domain/support/cookies';
import { MINI_CART_REGION, type Fragments } from '../../domain/compat/fragments';
import { sanitizeHtml } from '../../ui/html/sanitize';
import { createFragmentStore, readFragments } from './cache';
import { fetchFragments, createRefresher } from './refresher';
import { readPage, siteKey } from './site';

const matching = (root: Document, selector: string): readonly Element[] => {
	try {
		return [...root.querySelectorAll(selector)];
	} catch {
		// Selectors come from the server: an invalid one matches no element.
		return [];
	}
};

/** Replaces the elements matching each fragment's selector by the fragment. */
const showFragments = (root: Document, fragments: Fragments): void => {
	for (const [selector, html] of Object.entries(fragments)) {
		for (const region of matching(root, selector)) {
			region.replaceWith(sanitizeHtml(html));
		}
	}
};

/** Empties the mini-cart, as its content may be outdated. */
const emptyMiniCart = (root: Document): void => {
	for (const region of root.querySelectorAll('.widget_shopping_cart_content')) {
		region.replaceChildren();
	}
};

/** Shows or hides cart widgets that are set to be hidden while the cart is empty. */
const showWidgets = (root: Document, isVisible: boolean): void => {
	for (const content of root.querySelectorAll('.hide_cart_widget_if_empty')) {
		const widget = content.closest<HTMLElement>('.widget_shopping_cart');
		widget?.style.setProperty('display', isVisible ? 'block' : 'none');
	}
};

/** Events raised by this plugin's cart store or by a block. */
const NATIVE_CHANGES = [ADDED_TO_CART, REMOVED_FROM_CART];

/** Starts the refresher on a page and registers its event listeners. */
export const startFragments = (page: Window & typeof globalThis): void => {
	const { document } = page;
	const { body } = document;
	const shop = readPage(document);
	const store = createFragmentStore(
		() => ({ session: page.sessionStorage, local: page.localStorage }),
		siteKey(shop.homeUrl),
	);
	const refresher = createRefresher({
		store,
		fetchFragments: () => fetchFragments(page, shop),
		show: (fragments) => showFragments(document, fragments),
		// jQuery handlers are called for native events of the same name.
		raise: (event) => body.dispatchEvent(new CustomEvent(event, { bubbles: true })),
		cookieHash: () => readCookie(document.cookie, CART_HASH_COOKIE),
		now: () => page.Date.now(),
		after: (milliseconds, callback) => {
			const timer = page.setTimeout(callback, milliseconds);
			return () => page.clearTimeout(timer);
		},
	});

	const onChange = (_event: unknown, fragments?: unknown, cartHash?: unknown) => {
		const known = readFragments(fragments);
		if (known && Object.keys(known).length > 0 && typeof cartHash === 'string') {
			refresher.storeChanged(known, cartHash);
		} else {
			refresher.refresh();
		}
	};
	const onRefreshRequest = () => refresher.refresh();
	const onAdding = () => showWidgets(document, true);

	const classic = page.jQuery?.(body);
	if (classic) {
		classic.on('wc_fragment_refresh updated_wc_div', onRefreshRequest);
		classic.on('added_to_cart removed_from_cart', onChange);
		classic.on('adding_to_cart', onAdding);
	} else {
		body.addEventListener('wc_fragment_refresh', onRefreshRequest);
	}
	NATIVE_CHANGES.forEach((name) => body.addEventListener(name, onRefreshRequest));
	body.addEventListener(ADDING_TO_CART, onAdding);
	page.addEventListener(SYNC_EVENT, onRefreshRequest);
	page.addEventListener('storage', ({ key }) => {
		if (key === store.hashKey) {
			refresher.compareTabs();
		}
	});
	page.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) {
			emptyMiniCart(document);
			refresher.refresh();
		}
	});

	const hasItems = Number(readCookie(document.cookie, 'woocommerce_items_in_cart')) > 0;
	showWidgets(document, hasItems);
	// A theme's count without a mini-cart is right as it is while the cart is empty.
	if (hasItems || document.querySelector(MINI_CART_REGION)) {
		refresher.open();
	}
};
