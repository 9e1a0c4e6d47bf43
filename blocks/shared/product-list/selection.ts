/** Attributes that select the products of a list: php-stubs/src/Catalogue/Grid/ProductSelection.php reads them. */

/** Kind of the selection; empty for the catalogue, which the other attributes narrow. */
export type ProductCollection =
	'' | 'hand-picked' | 'related' | 'upsells' | 'cross-sells' | 'recently-viewed';

/** WooCommerce's stock statuses. */
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

export type SelectionSettings = {
	readonly collection: ProductCollection;
	/** Ids of hand-picked products, in their order. */
	readonly products: readonly number[];
	/** Id of the product whose related products are shown; 0 for the one of the page. */
	readonly productId: number;
	/** Slug of a product category; empty for all. */
	readonly category: string;
	/** Ids of tags; a product needs one of them. */
	readonly tags: readonly number[];
	/** Ids of brands; a product needs one of them. */
	readonly brands: readonly number[];
	readonly onSale: boolean;
	/** Stock statuses; empty for any. */
	readonly stockStatus: readonly StockStatus[];
};

/** Attributes as in block.json. */
export const DEFAULT_SELECTION: SelectionSettings = {
	collection: '',
	products: [],
	productId: 0,
	category: '',
	tags: [],
	brands: [],
	onSale: false,
	stockStatus: [],
};

/** True if the collection belongs to a product. */
export const isOfProduct = (collection: ProductCollection): boolean =>
	collection === 'related' || collection === 'upsells' || collection === 'cross-sells';
