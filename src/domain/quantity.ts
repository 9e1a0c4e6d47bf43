/** How many of an item may be bought (spec sections 3 and 5). */
export interface QuantityLimits {
	readonly minimum: number;
	readonly maximum: number;
	readonly multipleOf: number;
	/** False where the shopper may not change the quantity at all. */
	readonly editable: boolean;
}
