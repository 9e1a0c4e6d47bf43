/** Boot data as PHP prints it: <script type="application/json" id="storefront-islands-data">. */
import type { ApiConfig } from '../islands/contract';

/** One script, as WordPress would print it. */
export interface ScriptEntry {
	/** Empty for a handle that only has dependencies, such as jquery. */
	readonly src: string;
	/** Inline scripts that WordPress would print before and after the script. */
	readonly before?: string;
	readonly after?: string;
	/** Style sheet of the script; absent if the page contains it already. */
	readonly style?: string;
}

export interface BootData {
	/** Absent if there is no island on the page. */
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
	/** Only on the cart, checkout and account pages. */
	readonly cart?: unknown;
	/** Data that applies to every page of the site. Absent in pages that were cached before it existed. */
	readonly site?: {
		/** Prefix of the fragments of action links, as in '#elementor-action:action=…'. */
		readonly actionPrefix: string;
	};
}
