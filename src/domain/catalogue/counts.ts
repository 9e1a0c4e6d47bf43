/** What filters need to know of the products that are left (spec section 7, collection data). */
import type { Rating, StockStatus } from './filters';

/** A page's islands ask for these; what all of them want is asked for in one request. */
export interface CountsWanted {
	/** The bounds of prices. */
	readonly prices?: boolean;
	/** How the prices are spread. */
	readonly histogram?: boolean;
	readonly stock?: boolean;
	readonly ratings?: boolean;
	/** Whether categories are counted. */
	readonly categories?: boolean;
	readonly attributes?: readonly {
		/** The taxonomy: "pa_color". */
		readonly taxonomy: string;
		/** With "or" an attribute's own filter does not lessen its counts. */
		readonly queryType: 'or' | 'and';
	}[];
}

/** An answer; what was not asked for is null. Terms by id. */
export interface Counts {
	/** Minor units; null also where no product is left. */
	readonly prices: { readonly min: number; readonly max: number } | null;
	/** Products in bars of equal width from the lowest price to the highest; empty where all cost the same. */
	readonly histogram: readonly number[] | null;
	readonly stock: ReadonlyMap<StockStatus, number> | null;
	readonly ratings: ReadonlyMap<Rating, number> | null;
	/** Terms of attributes and categories. A term that is not in it has no products. */
	readonly terms: ReadonlyMap<number, number> | null;
}
