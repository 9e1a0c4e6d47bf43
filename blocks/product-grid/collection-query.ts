/** Converts the selection of products to and from the query of WooCommerce's product collection. */
import {
	readFlag,
	readList,
	readNumber,
	readRecord,
	readText,
} from '../../src/domain/support/unknown';
import {
	DEFAULT_SELECTION,
	isOfProduct,
	type ProductCollection,
	type SelectionSettings,
	type StockStatus,
} from '../shared/product-list/selection';
import type { BlockAttributes } from '../transforms/block-tree';

const PREFIX = 'woocommerce/product-collection/';

/** Stock statuses in WooCommerce's order; all of them stand for any. */
const STATUSES: readonly StockStatus[] = ['instock', 'outofstock', 'onbackorder'];

/**
 * Collections that the query says all about, with the ones of ours. Others select products in ways that this plugin's
 * grid does not support.
 */
const COLLECTIONS: Readonly<Record<string, ProductCollection>> = {
	'': '',
	'product-catalog': '',
	'new-arrivals': '',
	'best-sellers': '',
	'top-rated': '',
	'on-sale': '',
	'by-tag': '',
	'by-brand': '',
	'hand-picked': 'hand-picked',
	related: 'related',
	upsells: 'upsells',
	'cross-sells': 'cross-sells',
};

/** `orderBy` of hand-picked products in the order in which they are chosen. */
export const CHOSEN_ORDER = 'post__in';

const isEmpty = (value: unknown): boolean =>
	typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;

/** True if the query sets nothing that this plugin's grid lacks. */
const isKnown = (query: BlockAttributes): boolean => {
	const { product_tag: tags, product_brand: brands, ...others } = readRecord(query.taxQuery);
	const { categories, tags: byTags } = readRecord(query.relatedBy);
	return (
		['search', 'exclude', 'featured', 'woocommerceAttributes', 'timeFrame', 'priceRange'].every(
			(name) => isEmpty(query[name]),
		) &&
		readNumber(query.offset, 0) === 0 &&
		Object.values(others).every(isEmpty) &&
		[tags, brands].every((terms) => terms === undefined || Array.isArray(terms)) &&
		categories !== false &&
		byTags !== false
	);
};

const readIds = (json: unknown): number[] =>
	readList(json)
		.map(Number)
		.filter((id) => Number.isSafeInteger(id) && id > 0);

const readStatuses = (json: unknown): StockStatus[] => {
	const wanted = readList(json);
	const known = STATUSES.filter((status) => wanted.includes(status));
	return known.length === STATUSES.length ? [] : known;
};

/** Reads the selection of a product collection; null if this plugin's grid cannot select the same. */
export const readSelection = (
	collection: string,
	query: BlockAttributes,
): Omit<SelectionSettings, 'category'> | null => {
	const named = COLLECTIONS[collection.replace(PREFIX, '')];
	const products = readIds(query.woocommerceHandPickedProducts);
	if (named === undefined || !isKnown(query) || (products.length > 0 && isOfProduct(named))) {
		return null;
	}
	const taxonomies = readRecord(query.taxQuery);
	const selection = {
		...DEFAULT_SELECTION,
		collection: products.length > 0 ? ('hand-picked' as const) : named,
		products,
		productId: readNumber(query.productReference, 0),
		tags: readIds(taxonomies.product_tag),
		brands: readIds(taxonomies.product_brand),
		onSale: readFlag(query.woocommerceOnSale),
		stockStatus: readStatuses(query.woocommerceStockStatus),
	};
	// Restrictions of the catalogue do not apply to products that are named.
	const isNarrowed = selection.onSale || selection.tags.length + selection.brands.length > 0;
	return selection.collection !== '' && isNarrowed ? null : selection;
};

/** Returns the collection's name and the part of its query that select the same products. */
export const writeSelection = (
	ours: BlockAttributes,
): { readonly collection?: string; readonly query: BlockAttributes } => {
	const collection = readText(ours.collection);
	const ofCatalogue = collection === '';
	const stock = readList(ours.stockStatus);
	const tags = ofCatalogue ? readIds(ours.tags) : [];
	const brands = ofCatalogue ? readIds(ours.brands) : [];
	const productId = readNumber(ours.productId, 0);
	const products = collection === 'hand-picked' ? readIds(ours.products) : [];
	return {
		...(ofCatalogue ? {} : { collection: `${PREFIX}${collection}` }),
		query: {
			taxQuery: {
				...(tags.length > 0 ? { product_tag: tags } : {}),
				...(brands.length > 0 ? { product_brand: brands } : {}),
			},
			woocommerceOnSale: ofCatalogue && readFlag(ours.onSale),
			woocommerceStockStatus: stock.length > 0 ? stock : STATUSES,
			woocommerceHandPickedProducts: products.map(String),
			...(collection === 'related' ? { relatedBy: { categories: true, tags: true } } : {}),
			...(productId > 0 && !ofCatalogue && collection !== 'hand-picked'
				? { productReference: productId }
				: {}),
		},
	};
};

/** True if the block selects products in no way that the older `all-products` block lacks, and has no heading. */
export const isWholeCatalogue = (ours: BlockAttributes): boolean =>
	['title', 'collection', 'category', 'tags', 'brands', 'onSale', 'stockStatus'].every((name) =>
		isEmpty(ours[name]),
	);
