/** Terms of the shop's taxonomies that the server's HTML does not contain. */

/** Term of a taxonomy. */
export interface ShopTerm {
	readonly id: number;
	/** Decoded, as in URLs. */
	readonly slug: string;
	/** Plain text. */
	readonly name: string;
	/** Number of products in the whole shop, regardless of filters. */
	readonly count: number;
	/** Depth of the term, 0 for the top level. */
	readonly level: number;
}

/** Returns the terms of a taxonomy, children after their parents; null if the request fails. Never rejects. */
export type LoadTerms = (taxonomy: string) => Promise<readonly ShopTerm[] | null>;

/** Taxonomy of the query argument `categories`. */
export const CATEGORIES = 'product_cat';
