/**
 * Cached fragments of classic themes (spec sections 3 and 4, mini-cart and cached fragments): HTML of page regions
 * that shows the cart, kept in the browser so that a cached page need not ask for it at every view.
 */

/** Region's selector → HTML. */
export type Fragments = Readonly<Record<string, string>>;

/** The region that every usable set of fragments includes. */
export const MINI_CART_REGION = 'div.widget_shopping_cart_content';

/** Spec section 9: cart fragment cache lifetime, milliseconds. */
export const FRAGMENT_LIFETIME = 86_400_000;

export interface FragmentCache {
	/** null where nothing usable is stored. */
	readonly fragments: Fragments | null;
	/** The hash of the cart that they show; empty without a cart. */
	readonly cartHash: string;
	/** When they were fetched for the first time with something in the cart, milliseconds; null when not known. */
	readonly createdAt: number | null;
}

export type FragmentPlan =
	| { readonly kind: 'refetch' }
	/** Shows the cached ones. `refetchIn` milliseconds they are too old; null where no time is known. */
	| { readonly kind: 'reuse'; readonly fragments: Fragments; readonly refetchIn: number | null };

/** What to do when a page is opened; `cookieHash` is the cart's hash as the server last said it. */
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

/** When the cart that fragments show counts as created, after they came. An empty cart has no such time. */
export const createdAfter = (cartHash: string, now: number): number | null =>
	cartHash === '' ? null : now;
