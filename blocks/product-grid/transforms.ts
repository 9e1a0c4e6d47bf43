/** Converts the product grid from and to WooCommerce's product collection and its older `all-products` block. */
import { readFlag, readNumber, readRecord, readText } from '../../src/domain/support/unknown';
import { blockTree, childNamed, type BlockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';
import { readHeading, writeHeading } from '../transforms/heading';
import { preservedAttributes } from '../transforms/kept-attributes';
import { readCollectionCard, readLayout, writeCollectionCard, writeLayout } from './card-blocks';
import { CHOSEN_ORDER, isWholeCatalogue, readSelection, writeSelection } from './collection-query';

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

const readCollection = (collection: BlockTree): BlockTree | null => {
	const { query: asked, displayLayout, collection: kind } = collection.attributes;
	const query = readRecord(asked);
	const layout = readRecord(displayLayout);
	const inherit = readFlag(query.inherit);
	const order = ORDERS.find(
		({ orderBy, order: way }) => orderBy === query.orderBy && way === query.order,
	);
	const isGrid = layout.type === undefined || layout.type === 'flex';
	const selection = readSelection(readText(kind), query);
	const hasChosenOrder = selection?.collection === 'hand-picked' && query.orderBy === CHOSEN_ORDER;
	if (!isGrid || selection === null || !(order || inherit || hasChosenOrder)) {
		return null;
	}
	const template = childNamed(collection, TEMPLATE);
	const { heading: title } = readHeading(collection);
	const name = childNamed(template ?? collection, 'core/post-title');
	return blockTree(OURS, {
		...preservedAttributes(collection),
		...selection,
		...readCollectionCard(template),
		columns: readNumber(layout.columns, 3),
		perPage: readNumber(query.perPage, 9),
		orderBy: order?.ours ?? 'default',
		title,
		headingLevel: readNumber(name?.attributes.level, 2),
		paginate: childNamed(collection, PAGINATION) !== undefined,
		inherit,
		filterable: readFlag(query.filterable),
	});
};

const writeCollection = (ours: BlockTree): BlockTree | null => {
	const { columns, perPage, orderBy, category, inherit, filterable, paginate } = ours.attributes;
	const order = ORDERS.find((candidate) => candidate.ours === orderBy);
	// WooCommerce identifies categories by id, this plugin by slug, and has no list of recently viewed products.
	if (
		order === undefined ||
		readText(category) !== '' ||
		ours.attributes.collection === 'recently-viewed'
	) {
		return null;
	}
	const title = readText(ours.attributes.title);
	const headingLevel = readNumber(ours.attributes.headingLevel, 2);
	// As in the settings of the block: one above the product names, and never the first.
	const titleLevel = Math.max(2, headingLevel - 1);
	const selection = writeSelection(ours.attributes);
	const hasChosenOrder = ours.attributes.collection === 'hand-picked' && orderBy === 'default';
	return blockTree(
		COLLECTION,
		{
			...preservedAttributes(ours),
			...selection,
			query: {
				perPage,
				pages: 0,
				offset: 0,
				postType: 'product',
				order: order.order,
				orderBy: hasChosenOrder ? CHOSEN_ORDER : order.orderBy,
				search: '',
				exclude: [],
				inherit,
				isProductCollectionBlock: true,
				featured: false,
				woocommerceAttributes: [],
				...selection.query,
				filterable,
			},
			tagName: 'div',
			displayLayout: { type: 'flex', columns, shrinkColumns: true },
			dimensions: { widthType: 'fill' },
			queryContextIncludes: ['collection'],
		},
		[
			...writeHeading({ heading: title, headingLevel: titleLevel }),
			blockTree(
				TEMPLATE,
				{},
				writeCollectionCard({
					...ours.attributes,
					headingLevel: title === '' ? headingLevel : titleLevel + 1,
				}),
			),
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
	const { columns, rows, orderby, contentVisibility, layoutConfig } = theirs.attributes;
	const width = readNumber(columns, 3);
	return blockTree(OURS, {
		...preservedAttributes(theirs),
		...readLayout(layoutConfig),
		columns: width,
		perPage: width * readNumber(rows, 3),
		orderBy: ORDERS.find(({ older }) => older === orderby)?.ours ?? 'default',
		sortable: readFlag(readRecord(contentVisibility).orderBy),
		paginate: true,
		filterable: true,
	});
};

const writeAllProducts = (ours: BlockTree): BlockTree | null => {
	const { columns, perPage, orderBy, sortable, inherit } = ours.attributes;
	const width = readNumber(columns, 3);
	const order = ORDERS.find((candidate) => candidate.ours === orderBy);
	return order === undefined || !isWholeCatalogue(ours.attributes) || readFlag(inherit)
		? null
		: blockTree('woocommerce/all-products', {
				...preservedAttributes(ours),
				columns: width,
				rows: Math.ceil(readNumber(perPage, 9) / width),
				orderby: order.older,
				contentVisibility: { orderBy: readFlag(sortable) },
				layoutConfig: writeLayout(ours.attributes),
			});
};

export const productGridConversions: readonly Conversion[] = [
	{ ours: OURS, other: COLLECTION, read: readCollection, write: writeCollection },
	{ ours: OURS, other: 'woocommerce/all-products', read: readAllProducts, write: writeAllProducts },
];
