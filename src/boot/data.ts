/**
 * Boot data as PHP prints it (<script type="application/json" id="storefront-islands-data">, and …-page), and
 * window.storefrontIslands, which independent scripts share.
 */
import { isObject } from '../domain/support/unknown';
import type { ApiConfig } from '../islands';
import { attempt } from '../domain/support/attempt';
import type { TrustedPolicy } from './policy';

/** One script, as WordPress would print it. */
export interface ScriptEntry {
	/** Empty for a handle that only has dependencies, such as jquery. */
	readonly src: string;
	/** Inline scripts that WordPress would print before and after the script. */
	readonly before?: string;
	readonly after?: string;
	/** Style sheet of the script; absent if the page contains it already. */
	readonly style?: string;
	/** True for a script of another plugin, without which the island works. */
	readonly optional?: true;
}

export interface BootData {
	/** Settings and cart come with an island's scripts, see readPageData(). */
	readonly settings?: unknown;
	readonly api: ApiConfig;
	/**
	 * Island name → handles in the order in which they must run: WordPress's own first, the island's last, without
	 * those that the page contains already. A missing entry means that the page was not prepared for the name, or that
	 * this WordPress cannot load its scripts. Scripts that hydrated islands load on demand are entries under their own
	 * names.
	 */
	readonly needs: Readonly<Record<string, readonly string[]>>;
	/** Handle → script, for every handle in `needs`. */
	readonly scripts: Readonly<Record<string, ScriptEntry>>;
	readonly cart?: unknown;
	/** Data that applies to every page of the site. Absent in pages that were cached before it existed. */
	readonly site?: {
		/** Prefix of the fragments of action links, as in '#elementor-action:action=…'. */
		readonly actionPrefix: string;
		/**
		 * Selector of what the shop's cart fragments keep current: their script is loaded where the page holds a match.
		 * Absent if the page has no need of the script.
		 */
		readonly fragmentsFor?: string;
	};
}

/** True for complete boot data. The plugin's own PHP prints it; anything else is a truncated page. */
export const isBootData = (value: unknown): value is BootData =>
	isObject(value) && isObject(value.api) && isObject(value.needs) && isObject(value.scripts);

/** Parses JSON; null if it is invalid, or there is none. */
export const parseJson = (json: string | null | undefined): unknown =>
	attempt((): unknown => JSON.parse(String(json)));

/**
 * Reads a part of the page's data. Only script elements are read: authors without the right to add scripts can add
 * elements with any id, and code in the data is run.
 */
const readPart = (page: Document, name: string): unknown =>
	parseJson(page.querySelector(`script#storefront-islands-${name}`)?.textContent);

/** Reads the page's boot data; null if there is none. */
export const readBootData = (page: Document): BootData | null => {
	const data = readPart(page, 'data');
	return isBootData(data) ? data : null;
};

/**
 * Reads settings and cart, of which only islands know more: they are an element of their own, as all countries and
 * states take long to parse.
 */
export const readPageData = (page: Document): unknown => readPart(page, 'page');

declare global {
	/** window.storefrontIslands, which separately built scripts share. What they share further they add themselves. */
	interface StorefrontIslands {
		/** Exports of islands and of scripts that they load, by name, assigned by webpack. */
		modules?: Readonly<Record<string, unknown>> & Partial<StorefrontModules>;
		/** Loads a script on demand, an island's or one of src/site, with its dependencies. Never rejects. */
		load?: (name: string) => Promise<void>;
		/**
		 * Runs a script of an external service, under an id, with the page's CSP nonce. Rejects if it cannot be fetched.
		 */
		run?: (src: string, id: string) => Promise<unknown>;
		/** Returns HTML that may be parsed, by the page's policy for Trusted Types. */
		html?: TrustedPolicy['createHTML'];
		/** True for a press that adds a product without its island (site/held-adds). */
		adds?: (event: Event) => boolean;
		/** Observes the islands in a part of the page that was inserted later. */
		mount?: (root: ParentNode) => void;
		/**
		 * Makes the browser fetch the scripts of islands when it is idle, without running them: where the connection is fast,
		 * or all but certainly needed.
		 */
		fetchAhead?: (names: readonly string[], areNeeded?: boolean) => void;
		/** True once there is a reason to hydrate islands with the schedule `activity`. */
		isAwake?: boolean;
		/**
		 * True if the page slept while the cart may have been changed elsewhere, or came out of the HTTP cache by Back or
		 * Forward (Page\PageAge): the stores read the cart again, and the page says so.
		 */
		isOld?: boolean;
		/** Cookie of the cart's hash when the shop made the page, or when it fell asleep. */
		cartHash?: string;
		/** True if the checkout was fetched before it was opened: the stores read the cart again, in silence. */
		isAhead?: boolean;
		/** Folder of the shop on its origin, for keys of storage; see domain/support/shop-key.ts. */
		path?: string | undefined;
		/** URL of the folder with the built scripts, with trailing slash. */
		build?: string | undefined;
		/** Data of the site for the scripts of src/site. */
		site?: {
			/** REST root with trailing slash. */
			readonly root: string;
			/** Prefix of the fragments of action links. */
			readonly actionPrefix: string;
		};
	}

	interface Window {
		storefrontIslands?: StorefrontIslands;
	}
	/** The same, for code that also runs where there is no window. */
	var storefrontIslands: StorefrontIslands | undefined;
}

export const storefrontIslands: StorefrontIslands = (window.storefrontIslands ??= {});
