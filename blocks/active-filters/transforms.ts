import { blockTree } from '../transforms/block-tree';
import {
	newerFilter,
	newerFilterAlone,
	olderFilter,
	type FilterLikeness,
} from '../transforms/filter';
import { pick } from '../transforms/kept-attributes';

const OURS = 'storefront-islands/active-filters';

const older: FilterLikeness = {
	ours: OURS,
	theirs: 'woocommerce/active-filters',
	read: ({ attributes }) => pick(attributes, ['displayStyle']),
	write: (attributes) =>
		blockTree('woocommerce/active-filters', pick(attributes, ['displayStyle'])),
};

/** It knows chips only. */
const newer: FilterLikeness = {
	ours: OURS,
	theirs: 'woocommerce/product-filter-active',
	read: () => ({ displayStyle: 'chips' }),
	write: () =>
		blockTree('woocommerce/product-filter-active', {}, [
			blockTree('woocommerce/product-filter-removable-chips'),
			blockTree('woocommerce/product-filter-clear-button'),
		]),
};

/** Where it stands among WooCommerce's newer filters. */
export const newerActiveFilters = newerFilter(newer);

/** The active filters and WooCommerce's. */
export const activeFiltersConversions = [
	...olderFilter(older),
	newerActiveFilters,
	newerFilterAlone(newer),
];
