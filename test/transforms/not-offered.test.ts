import { addToCartConversions } from '../../blocks/add-to-cart/transforms';
import { filterListConversions } from '../../blocks/filter-list/transforms';
import { filtersConversions } from '../../blocks/filters/transforms';
import { productGridConversions } from '../../blocks/product-grid/transforms';
import { searchConversions } from '../../blocks/search/transforms';
import { blockTree, type BlockAttributes } from '../../blocks/transforms/block-tree';
import type { Conversion } from '../../blocks/transforms/conversion';

const COLLECTION = 'woocommerce/product-collection';

/** True if a transform from that block is offered. */
const isRead = (conversions: readonly Conversion[], name: string, attributes: BlockAttributes) =>
	conversions.some(
		({ other, read }) => other === name && read(blockTree(name, attributes)) !== null,
	);

const isWritten = (
	conversions: readonly Conversion[],
	other: string,
	attributes: BlockAttributes,
) =>
	conversions.some(
		(conversion) =>
			conversion.other === other &&
			conversion.write(blockTree(conversion.ours, attributes)) !== null,
	);

describe('a product collection', () => {
	const newest = { perPage: 9, orderBy: 'date', order: 'desc', taxQuery: {} };
	const collection = (query: BlockAttributes, more: BlockAttributes = {}) =>
		isRead(productGridConversions, COLLECTION, { query: { ...newest, ...query }, ...more });

	it('becomes a grid when it has only an order', () => {
		expect(collection({})).toBe(true);
		expect(collection({}, { collection: `${COLLECTION}/new-arrivals` })).toBe(true);
	});

	it.each([
		['chooses products by hand', { woocommerceHandPickedProducts: ['7'] }, {}],
		[
			'keeps the order of the choice',
			{ orderBy: 'post__in', woocommerceHandPickedProducts: ['7'] },
			{},
		],
		['shows what is on sale', { woocommerceOnSale: true }, {}],
		['chooses tags', { taxQuery: { product_tag: [3] } }, {}],
		['shows related products', {}, { collection: `${COLLECTION}/related` }],
	])('becomes a grid when it %s', (_what, query, more) => {
		expect(collection(query, more)).toBe(true);
	});

	it.each([
		['chooses categories', { taxQuery: { product_cat: [3] } }, {}],
		['chooses tags that it leaves out', { taxQuery: { product_tag: { exclude: [3] } } }, {}],
		[
			'chooses by hand what is on sale',
			{ woocommerceOnSale: true, woocommerceHandPickedProducts: ['7'] },
			{},
		],
		['shows featured products', { featured: true }, {}],
		['has a price range', { priceRange: { min: 1 } }, {}],
		['keeps an order of a choice that is none', { orderBy: 'post__in' }, {}],
		[
			'shows what is related by categories only',
			{ relatedBy: { categories: true, tags: false } },
			{ collection: `${COLLECTION}/related` },
		],
		['shows what is related to the cart', {}, { collection: `${COLLECTION}/cart-contents` }],
		['has an offset', { offset: 4 }, {}],
		['has an order that our block lacks', { orderBy: 'date', order: 'asc' }, {}],
		['is a carousel', {}, { displayLayout: { type: 'carousel' } }],
	])('is not transformed when it %s', (_what, query, more) => {
		expect(collection(query, more)).toBe(false);
	});

	it('is not offered for a grid of a category, which WooCommerce knows by number only', () => {
		const grid = { orderBy: 'newest', category: '' };
		expect(isWritten(productGridConversions, COLLECTION, grid)).toBe(true);
		expect(isWritten(productGridConversions, COLLECTION, { ...grid, category: 'hats' })).toBe(
			false,
		);
	});

	it('is not offered for recently viewed products, nor the older block for a grid with a heading', () => {
		const grid = { orderBy: 'newest', collection: 'recently-viewed' };
		expect(isWritten(productGridConversions, COLLECTION, grid)).toBe(false);
		const older = 'woocommerce/all-products';
		expect(isWritten(productGridConversions, older, { orderBy: 'newest' })).toBe(true);
		expect(isWritten(productGridConversions, older, grid)).toBe(false);
		expect(isWritten(productGridConversions, older, { orderBy: 'newest', title: 'New' })).toBe(
			false,
		);
	});
});

test("WordPress's search transforms only if it is for products", () => {
	expect(isRead(searchConversions, 'core/search', { query: { post_type: 'product' } })).toBe(true);
	expect(isRead(searchConversions, 'core/search', { query: {} })).toBe(false);
	expect(isRead(searchConversions, 'core/search', {})).toBe(false);
});

test('a filter of a taxonomy other than the category is not transformed, nor is its container', () => {
	const lists = filterListConversions([]);
	const taxonomy = (name: string) => ({ taxonomy: name });
	const name = 'woocommerce/product-filter-taxonomy';
	expect(isRead(lists, name, taxonomy('product_cat'))).toBe(true);
	expect(isRead(lists, name, taxonomy('product_brand'))).toBe(false);
	const [filters] = filtersConversions([]);
	const holder = blockTree('woocommerce/product-filters', {}, [
		blockTree(name, taxonomy('product_brand')),
	]);
	expect(filters!.read(holder)).toBeNull();
});

test('a filter list transforms only to the filter of its own kind', () => {
	const lists = filterListConversions([]);
	expect(isWritten(lists, 'woocommerce/stock-filter', { kind: 'stock' })).toBe(true);
	expect(isWritten(lists, 'woocommerce/rating-filter', { kind: 'stock' })).toBe(false);
});

test('a product form of the page transforms to a form, one of a chosen product to a product', () => {
	const chosen = { content: 'product', productId: 12 };
	const ofPage = { content: 'form', productId: 0 };
	const form = 'woocommerce/add-to-cart-form';
	expect(isWritten(addToCartConversions, form, ofPage)).toBe(true);
	expect(isWritten(addToCartConversions, form, chosen)).toBe(false);
	expect(isWritten(addToCartConversions, 'woocommerce/single-product', chosen)).toBe(true);
	expect(isWritten(addToCartConversions, 'woocommerce/single-product', ofPage)).toBe(false);
});
