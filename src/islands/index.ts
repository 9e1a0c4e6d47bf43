/** Definitions of all islands, the interface of an island's script, and the context that boot passes to it. */
import register from '../../data/scripts.json';

/** Time at which an island is hydrated (docs/behaviour.md#hydration). `activity`: as src/boot/wake says. */
export type Schedule = 'now' | 'activity' | 'idle' | 'intent';

export interface IslandDefinition {
	/** Default: `intent`. */
	readonly schedule?: Schedule;
	/** Part of the page's cookies with which the schedule is `now`, such as the name of a cookie with `=`. */
	readonly cookie?: string;
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
	 * True if boot only listens, as a passive listener does: links and buttons work before hydration, or the page records
	 * their clicks (Cart\View\PreHydrationClicks), so that none is held back. The island's script reads the results from
	 * the page.
	 */
	readonly passive?: boolean;
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

/** Exports of an island's script. */
export interface IslandModule {
	/** Hydrates the element; resolves when React has hydrated it. */
	mount(element: HTMLElement, context: MountContext): Promise<void>;
}

/** Names of all islands and their definitions (data/scripts.json). */
export const islands: readonly (readonly [string, IslandDefinition])[] = Object.entries(
	register.islands,
);
