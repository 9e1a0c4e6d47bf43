import { blockTree, childNamed } from '../transforms/block-tree';
import {
	newerFilter,
	newerFilterAlone,
	olderFilter,
	type FilterMapping,
} from '../transforms/filter';
import { readColors, writeColors, type SharedColors } from '../transforms/filter-colors';
import { pick } from '../transforms/kept-attributes';

const OURS = 'storefront-islands/price-filter';
const SLIDER = 'woocommerce/product-filter-price-slider';
const INPUTS = ['showInputFields', 'inlineInput'] as const;
const OF_OLDER = [...INPUTS, 'showFilterButton'] as const;
const COLORS: SharedColors = [['accentColor', 'slider']];

const older: FilterMapping = {
	ours: OURS,
	theirs: 'woocommerce/price-filter',
	read: ({ attributes }) => pick(attributes, OF_OLDER),
	write: (attributes) => blockTree('woocommerce/price-filter', pick(attributes, OF_OLDER)),
};

const newer: FilterMapping = {
	ours: OURS,
	theirs: 'woocommerce/product-filter-price',
	read: (filter) => {
		const slider = childNamed(filter, SLIDER)?.attributes ?? {};
		return { ...pick(slider, INPUTS), ...readColors(slider, COLORS) };
	},
	write: (attributes) =>
		blockTree('woocommerce/product-filter-price', {}, [
			blockTree(SLIDER, { ...pick(attributes, INPUTS), ...writeColors(attributes, COLORS) }),
		]),
};

/** Conversion from and to the block inside WooCommerce's newer filters. */
export const newerPriceFilter = newerFilter(newer);

/** Conversions between the price filter and WooCommerce's. */
export const priceFilterConversions = [
	...olderFilter(older),
	newerPriceFilter,
	newerFilterAlone(newer),
];
