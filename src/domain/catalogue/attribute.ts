/** Product attribute of the shop, from the site settings (docs/behaviour.md#catalogue-entities). */
export interface ProductAttribute {
	readonly id: number;
	/** "color". */
	readonly name: string;
	/** "pa_color". */
	readonly taxonomy: string;
	/** Plain text. */
	readonly label: string;
}
