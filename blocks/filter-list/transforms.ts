/**
 * Converts the filter list from and to WooCommerce's filters by attribute, stock, rating and category, older and newer.
 */
import { blockTree, childNamed, type BlockAttributes } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';
import {
	newerFilter,
	newerFilterAlone,
	olderFilter,
	type FilterMapping,
} from '../transforms/filter';
import { readColors, writeColors, type SharedColors } from '../transforms/filter-colors';
import { pick } from '../transforms/kept-attributes';
import type { Kind } from './sample';

const OURS = 'storefront-islands/filter-list';
const LIST = 'woocommerce/product-filter-checkbox-list';
const PRODUCT_CATEGORY = 'product_cat';
const CHIPS = 'woocommerce/product-filter-chips';

/** WooCommerce's block for one kind of filter, and the attributes that both blocks share under the same name. */
interface Counterpart {
	readonly kind: Kind;
	readonly name: string;
	readonly shared: readonly string[];
	/** True if both sort the choices. */
	readonly hasTerms?: boolean;
}

const OLDER: readonly Counterpart[] = [
	{
		kind: 'attribute',
		name: 'woocommerce/attribute-filter',
		shared: ['attributeId', 'queryType', 'selectType', 'showCounts', 'showFilterButton'],
	},
	{
		kind: 'stock',
		name: 'woocommerce/stock-filter',
		shared: ['selectType', 'showCounts', 'showFilterButton'],
	},
	{
		kind: 'rating',
		name: 'woocommerce/rating-filter',
		shared: ['selectType', 'showCounts', 'showFilterButton'],
	},
];

const NEWER: readonly Counterpart[] = [
	{
		kind: 'attribute',
		name: 'woocommerce/product-filter-attribute',
		shared: ['attributeId', 'hideEmpty', 'queryType', 'selectType', 'showCounts'],
		hasTerms: true,
	},
	{
		kind: 'stock',
		name: 'woocommerce/product-filter-status',
		shared: ['hideEmpty', 'showCounts'],
	},
	{ kind: 'rating', name: 'woocommerce/product-filter-rating', shared: ['showCounts'] },
];

const isKind = (attributes: BlockAttributes, kind: Kind) => attributes.kind === kind;

/** WooCommerce's older filters are shown as a list or a dropdown; both convert to a list. */
const older = ({ kind, name, shared }: Counterpart): FilterMapping => ({
	ours: OURS,
	theirs: name,
	read: ({ attributes }) => ({ ...pick(attributes, shared), kind }),
	write: (attributes) =>
		isKind(attributes, kind) ? blockTree(name, pick(attributes, shared)) : null,
});

/** WooCommerce's orders of terms that this plugin has, with its names. */
const TERM_ORDERS = [
	['default', 'menu_order-asc'],
	['name', 'name-asc'],
	['count', 'count-desc'],
] as const;

const readTermOrder = ({ sortOrder }: BlockAttributes): BlockAttributes => {
	const order = TERM_ORDERS.find(([, theirs]) => theirs === sortOrder);
	return order ? { termOrder: order[0] } : {};
};

const writeTermOrder = ({ termOrder }: BlockAttributes): BlockAttributes => {
	const order = TERM_ORDERS.find(([ours]) => ours === termOrder);
	return order ? { sortOrder: order[1] } : {};
};

/** Colour by which a choice is marked, in each of the inner blocks. */
const COLORS: Readonly<Record<string, SharedColors>> = {
	[LIST]: [['accentColor', 'optionElementSelected']],
	[CHIPS]: [['accentColor', 'selectedChipBorder']],
};

/** In WooCommerce's newer filters, list and chips are separate inner blocks. */
const newer = ({ kind, name, shared, hasTerms = false }: Counterpart): FilterMapping => ({
	ours: OURS,
	theirs: name,
	read: (filter) => {
		const chips = childNamed(filter, CHIPS);
		const choices = chips ?? childNamed(filter, LIST);
		return {
			...pick(filter.attributes, shared),
			...(hasTerms ? readTermOrder(filter.attributes) : {}),
			...(choices ? readColors(choices.attributes, COLORS[choices.name] ?? []) : {}),
			kind,
			displayStyle: chips ? 'chips' : 'list',
		};
	},
	write: (attributes) => {
		const displayStyle = attributes.displayStyle === 'chips' ? CHIPS : LIST;
		return isKind(attributes, kind)
			? blockTree(
					name,
					{
						...pick(attributes, shared),
						...(hasTerms ? writeTermOrder(attributes) : {}),
						displayStyle,
					},
					[blockTree(displayStyle, writeColors(attributes, COLORS[displayStyle] ?? []))],
				)
			: null;
	},
});

const categoryMapping = newer({
	kind: 'category',
	name: 'woocommerce/product-filter-taxonomy',
	shared: ['hideEmpty', 'showCounts'],
	hasTerms: true,
});

/** WooCommerce's taxonomy filter, where its taxonomy is the product category. */
const category: FilterMapping = {
	...categoryMapping,
	read: (filter) =>
		filter.attributes.taxonomy === PRODUCT_CATEGORY ? categoryMapping.read(filter) : null,
	write: (attributes) => {
		const filter = categoryMapping.write(attributes);
		return (
			filter && { ...filter, attributes: { ...filter.attributes, taxonomy: PRODUCT_CATEGORY } }
		);
	},
};

/**
 * Adds the attribute's taxonomy or id: WooCommerce identifies an attribute by id only, this plugin's block by taxonomy
 * as well.
 */
const withAttribute = (
	mapping: FilterMapping,
	attributesOfShop: readonly ShopAttribute[],
): FilterMapping => ({
	...mapping,
	read: (filter) => {
		const values = mapping.read(filter);
		const attribute = attributesOfShop.find(({ id }) => id === filter.attributes.attributeId);
		return values && { ...values, taxonomy: attribute?.taxonomy ?? '' };
	},
	write: (attributes) => {
		const attribute = attributesOfShop.find(({ taxonomy }) => taxonomy === attributes.taxonomy);
		return mapping.write({ ...attributes, attributeId: attribute?.id ?? attributes.attributeId });
	},
});

/** Product attribute of the shop. */
export interface ShopAttribute {
	readonly id: number;
	/** E.g. "pa_color". */
	readonly taxonomy: string;
}

const newerMappings = (attributes: readonly ShopAttribute[]): readonly FilterMapping[] => [
	...NEWER.map((counterpart) => withAttribute(newer(counterpart), attributes)),
	category,
];

/** Conversions from and to the blocks inside WooCommerce's newer filters. */
export const newerFilterLists = (attributes: readonly ShopAttribute[]): readonly Conversion[] =>
	newerMappings(attributes).map(newerFilter);

/** Conversions between the filter list and WooCommerce's filters by attribute, stock, rating and category. */
export const filterListConversions = (
	attributes: readonly ShopAttribute[],
): readonly Conversion[] => [
	...OLDER.flatMap((counterpart) => olderFilter(withAttribute(older(counterpart), attributes))),
	...newerFilterLists(attributes),
	...newerMappings(attributes).map(newerFilterAlone),
];
