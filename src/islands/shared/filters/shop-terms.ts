/** Terms of the shop's taxonomies, for what the server's HTML does not hold. */

/** A term of a taxonomy. */
export interface ShopTerm {
	readonly id: number;
	/** As addresses say it, decoded. */
	readonly slug: string;
	/** Text. */
	readonly name: string;
	/** Products of the whole shop, whatever is filtered by. */
	readonly count: number;
	/** How many terms it is below. */
	readonly level: number;
}

/** The terms of a taxonomy, each behind the one that it belongs to; null where the shop cannot be asked. Never rejects. */
export type LoadTerms = (taxonomy: string) => Promise<readonly ShopTerm[] | null>;

/** The taxonomy of the argument `categories`. */
export const CATEGORIES = 'product_cat';
