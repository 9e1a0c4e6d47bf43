/**
 * Cached fragments of classic themes (docs/behaviour.md#cached-fragments): HTML of page regions that
 * display the cart, kept in the browser so that a cached page does not request them at every view.
 */

/** Selector of the region → HTML. */
export type Fragments = Readonly<Record<string, string>>;

/** Region that every valid set of fragments contains. */
export const MINI_CART_REGION = 'div.widget_shopping_cart_content';

/** Lifetime of cached cart fragments, in milliseconds (docs/behaviour.md#cached-fragments). */
export const FRAGMENT_LIFETIME = 86_400_000;

export interface FragmentCache {
	/** null if nothing usable is stored. */
	readonly fragments: Fragments | null;
	/** Cart hash of the fragments; empty without a cart. */
	readonly cartHash: string;
	/** Time of the first fetch with a non-empty cart, in milliseconds; null if unknown. */
	readonly createdAt: number | null;
}

export type FragmentPlan =
	| { readonly kind: 'refetch' }
	/**
	 * Uses the cached fragments. `refetchIn` is the number of milliseconds until they expire; null if their age is
	 * unknown.
	 */
	| { readonly kind: 'reuse'; readonly fragments: Fragments; readonly refetchIn: number | null };

/**
 * Decides when a page is opened if fragments are fetched; `cookieHash` is the latest cart hash that the server has set.
 */
export const planFragments = (
	{ fragments, cartHash, createdAt }: FragmentCache,
	cookieHash: string,
	now: number,
): FragmentPlan => {
	const isUsable =
		fragments !== null && Boolean(fragments[MINI_CART_REGION]) && cartHash === cookieHash;
	const isUndated = cartHash !== '' && createdAt === null;
	const refetchIn = createdAt === null ? null : createdAt + FRAGMENT_LIFETIME - now;
	const isExpired = refetchIn !== null && refetchIn < 0;
	return isUsable && !isUndated && !isExpired
		? { kind: 'reuse', fragments, refetchIn }
		: { kind: 'refetch' };
};

/** Returns the creation time to store with fetched fragments; null for an empty cart. */
export const createdAfter = (cartHash: string, now: number): number | null =>
	cartHash === '' ? null : now;
