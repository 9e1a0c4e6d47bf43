/** window.storefrontIslands, where scripts that know nothing of each other meet. */
export interface StorefrontIslands {
	/** Where webpack puts what each island's mount.tsx exports, by the island's name. */
	modules?: Readonly<Record<string, unknown>>;
	/** Loads a script that the boot data names beside the islands, and what it needs. Never rejects. */
	load?: (name: string) => Promise<void>;
	/** Runs a script of a service elsewhere, under an id, with the page's nonce. Rejects where it cannot be fetched. */
	run?: (src: string, id: string) => Promise<void>;
	/** Watches over the islands in a part of the page that was inserted later. */
	mount?: (root: ParentNode) => void;
}

declare global {
	interface Window {
		storefrontIslands?: StorefrontIslands;
	}
}

export const storefrontIslands: StorefrontIslands = (window.storefrontIslands ??= {});
