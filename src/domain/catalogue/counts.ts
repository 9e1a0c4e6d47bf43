/** Data about the filtered products that the filters display (docs/behaviour.md#collection-data). */
import type { Rating, StockStatus } from './filters';

/** Counts that an island needs; those of all islands of a page are requested together. */
export interface CountsRequest {
	/** Requests the lowest and highest price. */
	readonly prices?: boolean;
	/** Requests the distribution of the prices. */
	readonly histogram?: boolean;
	readonly stock?: boolean;
	readonly ratings?: boolean;
	/** Requests the number of products per category. */
	readonly categories?: boolean;
	readonly attributes?: readonly {
		/** Taxonomy: "pa_color". */
		readonly taxonomy: string;
		/** With "or" an attribute's own filter does not reduce its counts. */
		readonly queryType: 'or' | 'and';
	}[];
}

/** Result of a request; parts that were not requested are null. Terms by id. */
export interface Counts {
	/** Minor units; null also if there are no products. */
	readonly prices: { readonly min: number; readonly max: number } | null;
	/**
	 * Number of products in bars of equal width from the lowest price to the highest; empty if all prices are equal.
	 */
	readonly histogram: readonly number[] | null;
	readonly stock: ReadonlyMap<StockStatus, number> | null;
	readonly ratings: ReadonlyMap<Rating, number> | null;
	/** Counts of attribute and category terms. A missing term has no products. */
	readonly terms: ReadonlyMap<number, number> | null;
}
