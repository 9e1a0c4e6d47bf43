/** What every island's folder offers, and what boot hands to it. */
/** When an island wakes (design: in one picture). */
export type Schedule = 'now' | 'visible' | 'idle' | 'intent';

export interface IslandDefinition {
	/** The folder's name, the webpack entry and the value of data-island. */
	readonly name: string;
	readonly schedule: Schedule;
	/**
	 * Events on the document's body that wake the island too, whatever its schedule: an island that sleeps until it is
	 * touched has to wake when another one changes what it shows. Such an event is not repeated (wokenBy is null).
	 */
	readonly wakeOn?: readonly string[];
	/**
	 * Whether its scripts are fetched before it is touched: once the visitor has done anything on the page, the browser is idle and
	 * the connection quick. Not for islands that every page has and few visitors touch.
	 */
	readonly fetchAhead?: boolean;
	/**
	 * Whether its links and buttons do their work before it is awake: clicks on them are then not held back. Its script finds what
	 * they have done in the page.
	 */
	readonly answers?: boolean;
}

/** Where the API is and what the server already knows; part of the boot data that PHP prints. */
export interface ApiConfig {
	/** REST root with trailing slash, as rest_url() gives it. */
	readonly root: string;
	/** The initial pair (spec section 7); null where the page carries none. Timestamp in seconds. */
	readonly nonce: { readonly nonce: string; readonly timestamp: number } | null;
}

export interface MountContext {
	/** Site settings as PHP printed them, undecoded: boot carries no decoder. The stores decode them once a page. */
	readonly settings: unknown;
	readonly api: ApiConfig;
	/** data-props of the element, JSON; each island decodes its own (props.ts). */
	readonly props: unknown;
	/** The cart as the Store API gives it, undecoded; null on pages that may be cached. */
	readonly cartSeed: unknown;
	/**
	 * What woke an `intent` island, null for every other. Boot repeats a click or key on its target once mount has
	 * resolved; a click on a link or button was held back until then.
	 */
	readonly wokenBy: Event | null;
}

/** What an island's mount.tsx exports. */
export interface IslandModule {
	/** Hydrates the element and resolves when React has taken over. */
	mount(element: HTMLElement, context: MountContext): Promise<void>;
}
