/** Product attribute of the shop, from the site settings (spec section 3, catalogue filter entities). */
export interface ProductAttribute {
	readonly id: number;
	/** "color". */
	readonly name: string;
	/** "pa_color". */
	readonly taxonomy: string;
	/** Plain text. */
	readonly label: string;
}
