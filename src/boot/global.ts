/** window.storefrontIslands, which independent scripts share. */
export interface StorefrontIslands {
	/** Exports of each island's mount.tsx by the island's name, assigned by webpack. */
	modules?: Readonly<Record<string, unknown>>;
	/** Loads a script on demand, an island's or one of src/site, with its dependencies. Never rejects. */
	load?: (name: string) => Promise<void>;
	/**
	 * Runs a script of an external service, under an id, with the page's CSP nonce. Rejects if it cannot be fetched.
	 */
	run?: (src: string, id: string) => Promise<void>;
	/** Observes the islands in a part of the page that was inserted later. */
	mount?: (root: ParentNode) => void;
	/** Data of the site for the scripts of src/site. */
	site?: {
		/** REST root with trailing slash. */
		readonly root: string;
		/** Prefix of the fragments of action links. */
		readonly actionPrefix: string;
	};
}

declare global {
	interface Window {
		storefrontIslands?: StorefrontIslands;
	}
}

export const storefrontIslands: StorefrontIslands = (window.storefrontIslands ??= {});
