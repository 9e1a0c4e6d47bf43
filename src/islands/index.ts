/** Definitions of all islands, the interface of an island's folder, and the context that boot passes to it. */

/** Time at which an island is hydrated (docs/behaviour.md#hydration). */
export type Schedule = 'now' | 'visible' | 'idle' | 'intent';

export interface IslandDefinition {
	/** Name of the folder, of the webpack entry and the value of data-island. */
	readonly name: string;
	/** Default: `intent`. It is left out there, as boot is on every page and has few bytes left. */
	readonly schedule?: Schedule;
	/**
	 * Events on the document's body that also hydrate the island, whatever its schedule: an island with the schedule
	 * `intent` must hydrate when another island changes its content. Such an event is not repeated (triggerEvent is
	 * null).
	 */
	readonly hydrateOn?: readonly string[];
	/**
	 * True if its scripts are prefetched after the visitor's first interaction with the page, when the browser is idle
	 * and the connection is fast. Not for islands that are on every page but rarely used.
	 */
	readonly fetchAhead?: boolean;
	/**
	 * True if its links and buttons work before hydration: clicks on them are not held back. Its script reads their
	 * results from the page.
	 */
	readonly worksWithoutScript?: boolean;
}

/** URLs and the data that the server already knows; part of the boot data that PHP prints. */
export interface ApiConfig {
	/** REST root with trailing slash, as rest_url() returns it. */
	readonly root: string;
	/** Initial nonce and its time (docs/behaviour.md#nonce); null if the page contains none. Timestamp in seconds. */
	readonly nonce: { readonly nonce: string; readonly timestamp: number } | null;
	/**
	 * URL of the folder with the built scripts, with trailing slash. Absent in pages that were cached before it
	 * existed.
	 */
	readonly build?: string;
	/** Folder of the shop on its origin, such as '/shop/'; empty or absent at its root. */
	readonly path?: string;
}

export interface MountContext {
	/**
	 * Site settings as PHP printed them, not decoded: boot contains no decoder. The stores decode them once per page.
	 */
	readonly settings: unknown;
	readonly api: ApiConfig;
	/** Parsed data-props of the element; each island decodes its own (props.ts). */
	readonly props: unknown;
	/** Cart as the Store API returns it, not decoded; null on pages that may be cached. */
	readonly cartSeed: unknown;
	/**
	 * Event that triggered the hydration of an `intent` island, otherwise null. Boot repeats a click or key on its
	 * target once mount has resolved; a click on a link or button is held back until then.
	 */
	readonly triggerEvent: Event | null;
}

/** Exports of an island's mount.tsx. */
export interface IslandModule {
	/** Hydrates the element; resolves when React has hydrated it. */
	mount(element: HTMLElement, context: MountContext): Promise<void>;
}

/**
 * Definition of a catalogue island. It is hydrated on the first interaction, or when another island has changed the
 * filters, as the server's HTML is outdated then.
 */
const catalogueIsland = (name: string): IslandDefinition => ({
	name,
	hydrateOn: ['storefront-islands_filters_changed'],
	fetchAhead: true,
});

const activeFilters = catalogueIsland('active-filters');

const accountAddress: IslandDefinition = { name: 'account-address' };

const addToCart: IslandDefinition = { name: 'add-to-cart' };

const cart: IslandDefinition = { name: 'cart', schedule: 'now' };

const checkout: IslandDefinition = { name: 'checkout', schedule: 'now' };

const filterList = catalogueIsland('filter-list');

/** Links and native details elements work without the script, which adds delays, keyboard support and positioning. */
const menu: IslandDefinition = {
	name: 'menu',
	worksWithoutScript: true,
};

/**
 * Hydrated on the first interaction, when something is added to the cart, or when another island has loaded or changed
 * the cart. WooCommerce's own buttons dispatch `wc-blocks_added_to_cart` without the preceding
 * `wc-blocks_adding_to_cart`.
 */
const miniCart: IslandDefinition = {
	name: 'mini-cart',
	hydrateOn: ['storefront-cart-ready', 'wc-blocks_adding_to_cart', 'wc-blocks_added_to_cart'],
};

const priceFilter = catalogueIsland('price-filter');

/** Sort form of a grid and its pagination links; the products need no island. */
const productGrid = catalogueIsland('product-grid');

/**
 * Remembers the product of a page and shows those viewed before: pages are the same for every visitor, so only the
 * browser knows them.
 */
const recentlyViewed: IslandDefinition = { name: 'recently-viewed', schedule: 'idle' };

/** A plain form until the first interaction. */
const search: IslandDefinition = { name: 'search' };

/**
 * Not hydrated until there is a notice. Notices are raised in the stores, which dispatch the events
 * (src/stores/page/events.ts).
 */
const shopNotices: IslandDefinition = {
	name: 'shop-notices',
	hydrateOn: ['storefront-islands_notice'],
};

/**
 * Loads nothing until a language is chosen. If the cookie contains a language chosen on an earlier page, this page is
 * translated automatically (translation/google.ts reads the cookie).
 */
const translation: IslandDefinition = {
	name: 'translation',
	schedule: document.cookie.includes('googtrans=') ? 'now' : 'intent',
};

/** All islands known to boot. */
export const islands: readonly IslandDefinition[] = [
	accountAddress,
	activeFilters,
	addToCart,
	cart,
	checkout,
	filterList,
	menu,
	miniCart,
	priceFilter,
	productGrid,
	recentlyViewed,
	search,
	shopNotices,
	translation,
];
