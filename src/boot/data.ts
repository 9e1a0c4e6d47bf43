/** The boot data as PHP prints it: <script type="application/json" id="storefront-islands-data">. */
import type { ApiConfig } from '../islands/contract';

/** One script, as WordPress would print it. */
export interface ScriptEntry {
	/** Empty for a handle that only stands for others, such as jquery. */
	readonly src: string;
	/** Inline parts that WordPress would print before and after the script. */
	readonly before?: string;
	readonly after?: string;
	/** Its style sheet, where the page does not hold it already. */
	readonly style?: string;
}

export interface BootData {
	/** Absent where no island stands on the page. */
	readonly settings?: unknown;
	readonly api: ApiConfig;
	/**
	 * Island name → handles in the order in which they must run, WordPress's own first, the island's last. Without those
	 * that the page holds already. Of a name without an entry the page was not told, or its scripts are some that this WordPress cannot
	 * load. Scripts that islands ask for once they are awake stand here under names of their own.
	 */
	readonly needs: Readonly<Record<string, readonly string[]>>;
	/** Handle → script, for every handle in `needs`. */
	readonly scripts: Readonly<Record<string, ScriptEntry>>;
	/** Only on cart, checkout and account. */
	readonly cart?: unknown;
	/** What holds for every page of the site. Absent in pages that a cache has kept from before there was any. */
	readonly site?: {
		/** What fragments of action links begin with, as in '#elementor-action:action=…'. */
		readonly actionPrefix: string;
	};
}
