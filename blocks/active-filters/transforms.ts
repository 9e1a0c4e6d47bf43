import { blockTree, childNamed } from '../transforms/block-tree';
import {
	newerFilter,
	newerFilterAlone,
	olderFilter,
	type FilterMapping,
} from '../transforms/filter';
import { readColors, writeColors, type SharedColors } from '../transforms/filter-colors';
import { pick } from '../transforms/kept-attributes';

const OURS = 'storefront-islands/active-filters';
const CHIPS = 'woocommerce/product-filter-removable-chips';
const COLORS: SharedColors = [
	['chipColor', 'chipText'],
	['chipBackground', 'chipBackground'],
];

const older: FilterMapping = {
	ours: OURS,
	theirs: 'woocommerce/active-filters',
	read: ({ attributes }) => pick(attributes, ['displayStyle']),
	write: (attributes) =>
		blockTree('woocommerce/active-filters', pick(attributes, ['displayStyle'])),
};

/** WooCommerce's newer block supports the chips style only. */
const newer: FilterMapping = {
	ours: OURS,
	theirs: 'woocommerce/product-filter-active',
	read: (filter) => ({
		displayStyle: 'chips',
		...readColors(childNamed(filter, CHIPS)?.attributes ?? {}, COLORS),
	}),
	write: (attributes) =>
		blockTree('woocommerce/product-filter-active', {}, [
			blockTree(CHIPS, writeColors(attributes, COLORS)),
			blockTree('woocommerce/product-filter-clear-button'),
		]),
};

/** Conversion from and to the block inside WooCommerce's newer filters. */
export const newerActiveFilters = newerFilter(newer);

/** Conversions between the active filters block and WooCommerce's counterparts. */
export const activeFiltersConversions = [
	...olderFilter(older),
	newerActiveFilters,
	newerFilterAlone(newer),
];
