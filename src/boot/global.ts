/** window.storefrontIslands, where scripts that know nothing of each other meet. */
export interface StorefrontIslands {
	/** Where webpack puts what each island's mount.tsx exports, by the island's name. */
	modules?: Readonly<Record<string, unknown>>;
	/** Loads a script that islands ask for, or one of src/site, and what it needs. Never rejects. */
	load?: (name: string) => Promise<void>;
	/** Runs a script of a service elsewhere, under an id, with the page's nonce. Rejects where it cannot be fetched. */
	run?: (src: string, id: string) => Promise<void>;
	/** Watches over the islands in a part of the page that was inserted later. */
	mount?: (root: ParentNode) => void;
	/** What scripts of src/site need to know of the site. */
	site?: {
		/** REST root with trailing slash. */
		readonly root: string;
		/** What fragments of action links begin with. */
		readonly actionPrefix: string;
	};
}

declare global {
	interface Window {
		storefrontIslands?: StorefrontIslands;
	}
}

export const storefrontIslands: StorefrontIslands = (window.storefrontIslands ??= {});
