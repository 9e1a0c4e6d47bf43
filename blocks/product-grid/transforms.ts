import { readFlag, readNumber, readRecord, readText } from '../../src/domain/unknown';
import {
	blockTree,
	childNamed,
	type BlockAttributes,
	type BlockTree,
} from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';
import { preservedAttributes } from '../transforms/kept-attributes';

const OURS = 'storefront-islands/product-grid';
const COLLECTION = 'woocommerce/product-collection';
const TEMPLATE = 'woocommerce/product-template';
const PAGINATION = 'core/query-pagination';

/** Sort order, with its names in WooCommerce's older and newer blocks. */
interface Order {
	readonly ours: string;
	/** Value of `all-products`. */
	readonly older: string;
	/** `orderBy` of a product collection's query. */
	readonly orderBy: string;
	readonly order: 'asc' | 'desc';
}

const ORDERS: readonly Order[] = [
	{ ours: 'default', older: 'menu_order', orderBy: 'menu_order', order: 'asc' },
	{ ours: 'newest', older: 'date', orderBy: 'date', order: 'desc' },
	{ ours: 'title', older: 'title', orderBy: 'title', order: 'asc' },
	{ ours: 'price', older: 'price', orderBy: 'price', order: 'asc' },
	{ ours: 'price-desc', older: 'price-desc', orderBy: 'price', order: 'desc' },
	{ ours: 'popularity', older: 'popularity', orderBy: 'popularity', order: 'desc' },
	{ ours: 'rating', older: 'rating', orderBy: 'rating', order: 'desc' },
];

/**
 * Collections that consist of a sort order only. Others select products in ways that this plugin's grid does not
 * support.
 */
const COLLECTIONS = ['', 'product-catalog', 'new-arrivals', 'best-sellers', 'top-rated'].map(
	(name) => (name === '' ? '' : `${COLLECTION}/${name}`),
);

const isEmpty = (value: unknown): boolean =>
	typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;

/** True if the query sets nothing but a sort order, a number of products and, optionally, inheritance from the page. */
const isPlain = (query: BlockAttributes): boolean =>
	[
		'search',
		'exclude',
		'taxQuery',
		'featured',
		'woocommerceOnSale',
		'woocommerceAttributes',
		'woocommerceHandPickedProducts',
		'timeFrame',
		'priceRange',
	].every((name) => isEmpty(query[name])) && readNumber(query.offset, 0) === 0;

const readCollection = (collection: BlockTree): BlockTree | null => {
	const { query: asked, displayLayout, collection: kind } = collection.attributes;
	const query = readRecord(asked);
	const layout = readRecord(displayLayout);
	const inherit = readFlag(query.inherit);
	const order = ORDERS.find(
		({ orderBy, order: way }) => orderBy === query.orderBy && way === query.order,
	);
	const isGrid = layout.type === undefined || layout.type === 'flex';
	if (!isGrid || !isPlain(query) || !COLLECTIONS.includes(readText(kind)) || !(order || inherit)) {
		return null;
	}
	const title = childNamed(childNamed(collection, TEMPLATE) ?? collection, 'core/post-title');
	return blockTree(OURS, {
		...preservedAttributes(collection),
		columns: readNumber(layout.columns, 3),
		perPage: readNumber(query.perPage, 9),
		orderBy: order?.ours ?? 'default',
		headingLevel: readNumber(title?.attributes.level, 2),
		paginate: childNamed(collection, PAGINATION) !== undefined,
		inherit,
		filterable: readFlag(query.filterable),
	});
};

/** Builds the inner blocks of one product card of a product collection. */
const cardOf = ({ headingLevel }: BlockAttributes): readonly BlockTree[] => [
	blockTree('woocommerce/product-image', { imageSizing: 'thumbnail' }),
	blockTree('core/post-title', {
		level: readNumber(headingLevel, 2),
		isLink: true,
		__woocommerceNamespace: `${COLLECTION}/product-title`,
	}),
	blockTree('woocommerce/product-price'),
	blockTree('woocommerce/product-button'),
];

const writeCollection = (ours: BlockTree): BlockTree | null => {
	const { columns, perPage, orderBy, category, inherit, filterable, paginate } = ours.attributes;
	const order = ORDERS.find((candidate) => candidate.ours === orderBy);
	// WooCommerce identifies categories by id, this plugin by slug.
	if (order === undefined || !isEmpty(category)) {
		return null;
	}
	return blockTree(
		COLLECTION,
		{
			...preservedAttributes(ours),
			query: {
				perPage,
				pages: 0,
				offset: 0,
				postType: 'product',
				order: order.order,
				orderBy: order.orderBy,
				search: '',
				exclude: [],
				inherit,
				taxQuery: {},
				isProductCollectionBlock: true,
				featured: false,
				woocommerceOnSale: false,
				woocommerceStockStatus: ['instock', 'outofstock', 'onbackorder'],
				woocommerceAttributes: [],
				woocommerceHandPickedProducts: [],
				filterable,
			},
			tagName: 'div',
			displayLayout: { type: 'flex', columns, shrinkColumns: true },
			dimensions: { widthType: 'fill' },
			queryContextIncludes: ['collection'],
		},
		[
			blockTree(TEMPLATE, {}, cardOf(ours.attributes)),
			...(readFlag(paginate)
				? [
						blockTree(PAGINATION, {}, [
							blockTree('core/query-pagination-previous'),
							blockTree('core/query-pagination-numbers'),
							blockTree('core/query-pagination-next'),
						]),
					]
				: []),
			blockTree('woocommerce/product-collection-no-results'),
		],
	);
};

/** Converts the older `all-products` block, which counts rows, always follows the filters and always has pagination. */
const readAllProducts = (theirs: BlockTree): BlockTree => {
	const { columns, rows, orderby, contentVisibility } = theirs.attributes;
	const width = readNumber(columns, 3);
	return blockTree(OURS, {
		...preservedAttributes(theirs),
		columns: width,
		perPage: width * readNumber(rows, 3),
		orderBy: ORDERS.find(({ older }) => older === orderby)?.ours ?? 'default',
		sortable: readFlag(readRecord(contentVisibility).orderBy),
		paginate: true,
		filterable: true,
	});
};

const writeAllProducts = (ours: BlockTree): BlockTree | null => {
	const { columns, perPage, orderBy, category, sortable, inherit } = ours.attributes;
	const width = readNumber(columns, 3);
	const order = ORDERS.find((candidate) => candidate.ours === orderBy);
	return order === undefined || !isEmpty(category) || readFlag(inherit)
		? null
		: blockTree('woocommerce/all-products', {
				...preservedAttributes(ours),
				columns: width,
				rows: Math.ceil(readNumber(perPage, 9) / width),
				orderby: order.older,
				contentVisibility: { orderBy: readFlag(sortable) },
			});
};

/** Conversions between the product grid, WooCommerce's product collection and its older `all-products` block. */
export const productGridConversions: readonly Conversion[] = [
	{ ours: OURS, other: COLLECTION, read: readCollection, write: writeCollection },
	{ ours: OURS, other: 'woocommerce/all-products', read: readAllProducts, write: writeAllProducts },
];
