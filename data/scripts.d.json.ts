import type { IslandDefinition } from '../src/islands';

/**
 * How webpack builds a script:
 * - standalone: in one file, which nothing shares; chunks are bundled into it. For scripts that need no React, and for
 *   those of pages that need neither the stores nor React until an island hydrates.
 * - shared, catalogue: beside the script of this name, which is loaded before all of them and holds webpack's runtime
 *   and the modules that two of them use. Islands with the cart, and those with filters, grids and the search, whose
 *   pages may need none of the cart's stores.
 * - separate: as one scope, an eighth smaller than beside shared.js; chunks are loaded when they are needed.
 */
type Bundle = 'standalone' | 'shared' | 'catalogue' | 'separate';

interface BuiltScript {
	/** What it is loaded for, and when. */
	readonly about: string;
	/** Entry, from the project's folder. */
	readonly source: string;
	readonly bundle: Bundle;
	/** False if its chunks are bundled into it. Only for `separate`. */
	readonly chunks?: false;
	/** Scripts that are printed in the page with it, so that they handle the island's first interaction. */
	readonly with?: readonly string[];
	/** Scripts that it loads when they are needed. */
	readonly later?: readonly string[];
	/**
	 * False if it needs more of its page than scripts, such as payment methods: an island that is inserted later stays
	 * server-rendered HTML.
	 */
	readonly insertable?: false;
	/**
	 * Maximum of bytes after gzip, with the script of its bundle. Absent if it is only part of a page's budget
	 * (size-budgets.json).
	 */
	readonly max?: number;
	/** Maximum of bytes of WordPress's scripts, after gzip; 122880 by default, and 0 for a script that uses none. */
	readonly wordpress?: number;
}

/**
 * Every script that is built, and where it is said how it is built, loaded and limited: webpack.config.js, boot, PHP
 * (Page\Assets\ScriptRegister) and `npm run size` read it.
 */
declare const register: {
	readonly bundles: Readonly<
		Record<
			string,
			{ /** Scripts that each island of the bundle may load. */ readonly later: readonly string[] }
		>
	>;
	/** Islands by the value of data-island. Boot holds only what IslandDefinition says. */
	readonly islands: Readonly<Record<string, IslandDefinition & BuiltScript>>;
	readonly scripts: Readonly<
		Record<
			string,
			BuiltScript & {
				/** True if other scripts use its exports (stores/shared/load-module.ts). */
				readonly exports?: true;
				/** True if its modules are shared like those of an island: alone it would be a quarter larger. */
				readonly shares?: true;
				/** No shopper's page loads it. */
				readonly screen?: 'admin';
			}
		>
	>;
};

export default register;
