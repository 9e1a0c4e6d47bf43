import fc from 'fast-check';
import { activeFiltersConversions } from '../../blocks/active-filters/transforms';
import { addToCartConversions } from '../../blocks/add-to-cart/transforms';
import { cartConversions } from '../../blocks/cart/transforms';
import { checkoutConversions } from '../../blocks/checkout/transforms';
import { filterListConversions } from '../../blocks/filter-list/transforms';
import { filtersConversions } from '../../blocks/filters/transforms';
import { miniCartConversions } from '../../blocks/mini-cart/transforms';
import { priceFilterConversions } from '../../blocks/price-filter/transforms';
import { productGridConversions } from '../../blocks/product-grid/transforms';
import { searchConversions } from '../../blocks/search/transforms';
import {
	blockTree,
	type BlockAttributes,
	type BlockTree,
} from '../../blocks/transforms/block-tree';
import type { Conversion } from '../../blocks/transforms/conversion';

const SHOP_ATTRIBUTES = [
	{ id: 1, taxonomy: 'pa_color' },
	{ id: 2, taxonomy: 'pa_size' },
];

const named = (conversions: readonly Conversion[], other: string): Conversion[] => {
	const found = conversions.filter((conversion) => conversion.other === other);
	expect(found).not.toEqual([]);
	return found;
};

/** Applies the first transform that accepts the block. */
const first = (ways: Conversion[], way: 'read' | 'write', block: BlockTree): BlockTree =>
	ways.map((conversion) => conversion[way](block)).find((made) => made !== null)!;

/** Attributes that WordPress adds to every block, with values that an editor may have set. */
const ofWordPress = fc.record(
	{
		className: fc.constantFrom('is-style-plain', 'a b'),
		lock: fc.constant({ move: true, remove: false }),
		metadata: fc.record({ name: fc.string({ minLength: 1 }) }),
		align: fc.constantFrom('wide', 'full'),
		textColor: fc.constant('primary'),
		style: fc.constant({ spacing: { margin: { top: '1rem' } } }),
	},
	{ requiredKeys: [] },
);

// Heading with text on one line.
const heading = fc
	.string({ minLength: 1 })
	.map((text) => text.replace(/\s+/g, ' ').trim())
	.filter((text) => text !== '' && !/&#?\w+;/.test(text));
const headings = { heading, headingLevel: fc.integer({ min: 1, max: 6 }) };
const flag = fc.boolean();

const ids = fc.uniqueArray(fc.integer({ min: 1 }));
// All statuses are the same as none.
const stockStatus = fc.subarray(['instock', 'outofstock', 'onbackorder'], { maxLength: 2 });
/** Parts of a card that do not depend on one another. */
const cardParts = {
	linkName: flag,
	showPrice: flag,
	showRating: flag,
	showSummary: flag,
	showButton: flag,
};

interface Pair {
	readonly conversions: readonly Conversion[];
	readonly other: string;
	/** The plugin's attributes that the other block also has. */
	readonly shared: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

const olderChoices = {
	...headings,
	selectType: fc.constantFrom('multiple', 'single'),
	showCounts: flag,
	showFilterButton: flag,
};
const list = fc.constantFrom('list', 'chips');
const attribute = fc
	.constantFrom(...SHOP_ATTRIBUTES)
	.map(({ id, taxonomy }) => ({ kind: 'attribute', attributeId: id, taxonomy }));
const lists = filterListConversions(SHOP_ATTRIBUTES);
const orders = ['default', 'newest', 'title', 'price', 'price-desc', 'popularity', 'rating'];

const pairs = (
	conversions: readonly Conversion[],
	others: readonly string[],
	shared: Pair['shared'],
): Pair[] => others.map((other) => ({ conversions, other: `woocommerce/${other}`, shared }));

const price = { ...headings, showInputFields: flag, inlineInput: flag };
const grids = productGridConversions;
const search = { label: fc.string(), showLabel: flag, placeholder: fc.string() };

const PAIRS: Pair[] = [
	...pairs(priceFilterConversions, ['filter-wrapper', 'price-filter'], {
		...price,
		showFilterButton: flag,
	}),
	...pairs(priceFilterConversions, ['product-filter-price', 'product-filters'], price),
	...pairs(activeFiltersConversions, ['filter-wrapper', 'active-filters'], {
		...headings,
		displayStyle: list,
	}),
	...pairs(activeFiltersConversions, ['product-filter-active', 'product-filters'], headings),
	...pairs(lists, ['stock-filter', 'filter-wrapper'], {
		...olderChoices,
		kind: fc.constant('stock'),
	}),
	...pairs(lists, ['rating-filter', 'filter-wrapper'], {
		...olderChoices,
		kind: fc.constant('rating'),
	}),
	...pairs(lists, ['product-filter-status', 'product-filters'], {
		...headings,
		kind: fc.constant('stock'),
		hideEmpty: flag,
		showCounts: flag,
		displayStyle: list,
	}),
	...pairs(lists, ['product-filter-rating'], {
		...headings,
		kind: fc.constant('rating'),
		showCounts: flag,
	}),
	...pairs(lists, ['product-filter-taxonomy'], {
		...headings,
		kind: fc.constant('category'),
		hideEmpty: flag,
		displayStyle: list,
		termOrder: fc.constantFrom('default', 'name', 'count'),
	}),
	...pairs(grids, ['product-collection'], {
		columns: fc.integer({ min: 1, max: 6 }),
		perPage: fc.integer({ min: 1, max: 100 }),
		orderBy: fc.constantFrom(...orders),
		headingLevel: fc.integer({ min: 1, max: 6 }),
		paginate: flag,
		inherit: flag,
		filterable: flag,
		tags: ids,
		brands: ids,
		onSale: flag,
		stockStatus,
		...cardParts,
		showPicture: flag,
	}),
	...pairs(grids, ['product-collection'], {
		collection: fc.constant('hand-picked'),
		products: fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1 }),
		orderBy: fc.constantFrom(...orders),
		stockStatus,
		showSaleBadge: flag,
	}),
	...pairs(grids, ['product-collection'], {
		collection: fc.constantFrom('related', 'upsells', 'cross-sells'),
		productId: fc.nat(),
		title: headings.heading,
		headingLevel: fc.integer({ min: 3, max: 6 }),
		orderBy: fc.constantFrom(...orders),
		stockStatus,
	}),
	...pairs(grids, ['all-products'], {
		orderBy: fc.constantFrom(...orders),
		sortable: flag,
		...cardParts,
		showSaleBadge: flag,
	}),
	...pairs(addToCartConversions, ['single-product'], {
		content: fc.constant('product'),
		productId: fc.integer({ min: 1 }),
	}),
	...pairs(addToCartConversions, ['add-to-cart-form', 'add-to-cart-with-options'], {
		content: fc.constant('form'),
		productId: fc.constant(0),
	}),
	...pairs(miniCartConversions({}), ['mini-cart'], { openOnAdd: flag }),
	...pairs(cartConversions, ['cart'], {
		showCoupons: flag,
		showCrossSells: flag,
		showAcceptedMethods: flag,
	}),
	...pairs(checkoutConversions, ['checkout'], {
		showCoupons: flag,
		showOrderNotes: flag,
		showPolicyLinks: flag,
		showReturnToCart: flag,
	}),
	...pairs(searchConversions, ['product-search'], search),
	{ conversions: searchConversions, other: 'core/search', shared: search },
];

const expectSame = (pair: Pair, attributes: BlockAttributes) => {
	const ways = named(pair.conversions, pair.other);
	const theirs = first(ways, 'write', blockTree(ways[0]!.ours, attributes));
	expect(theirs.name).toBe(pair.other);
	const back = first(ways, 'read', theirs);
	expect(back.name).toBe(ways[0]!.ours);
	expect(back.attributes).toMatchObject(attributes);
};

describe('a transform there and back', () => {
	it.each(PAIRS)('keeps common settings: $other', (pair) => {
		fc.assert(
			fc.property(fc.record(pair.shared), ofWordPress, (shared, wordpress) =>
				expectSame(pair, { ...wordpress, ...shared }),
			),
		);
	});

	it.each([
		'woocommerce/attribute-filter',
		'woocommerce/filter-wrapper',
		'woocommerce/product-filter-attribute',
		'woocommerce/product-filters',
	])('keeps the attribute, by its id and its taxonomy: %s', (other) => {
		const shared = { ...headings, queryType: fc.constantFrom('or', 'and'), showCounts: flag };
		fc.assert(
			fc.property(attribute, fc.record(shared), (which, more) =>
				expectSame({ conversions: lists, other, shared }, { ...which, ...more }),
			),
		);
	});

	it('does not lock the block although WooCommerce locks a filter in its wrapper; classes of both are kept', () => {
		const wrapper = blockTree('woocommerce/filter-wrapper', { className: 'outer' }, [
			blockTree('woocommerce/price-filter', { lock: { remove: true }, className: 'inner' }),
		]);
		const { attributes } = first([...priceFilterConversions], 'read', wrapper);
		expect(attributes.lock).toBeUndefined();
		expect(attributes.className).toBe('inner outer');
	});

	it('keeps all filters of a group in order, and the blocks between them', () => {
		const conversions = filtersConversions(SHOP_ATTRIBUTES);
		const filters = [
			blockTree('storefront-islands/active-filters', { heading: 'Active', headingLevel: 3 }),
			blockTree('core/paragraph', { content: 'Find it' }),
			blockTree('storefront-islands/price-filter', { heading: 'Price', headingLevel: 4 }),
			blockTree('storefront-islands/filter-list', { kind: 'stock', heading: 'In stock' }),
			blockTree('storefront-islands/filter-list', { kind: 'category', heading: 'Category' }),
		];
		const [conversion] = conversions;
		const theirs = conversion!.write(blockTree('storefront-islands/filters', {}, filters))!;
		expect(theirs.innerBlocks.map(({ name }) => name)).toEqual([
			'woocommerce/product-filter-active',
			'core/paragraph',
			'woocommerce/product-filter-price',
			'woocommerce/product-filter-status',
			'woocommerce/product-filter-taxonomy',
		]);
		const back = conversion!.read(theirs)!;
		expect(back.innerBlocks.map(({ name }) => name)).toEqual(filters.map(({ name }) => name));
		expect(back.innerBlocks.map((block) => block.attributes)).toMatchObject(
			filters.map((block) => block.attributes),
		);
	});
});
