import { newerActiveFilters } from '../active-filters/transforms';
import { newerFilterLists, type ShopAttribute } from '../filter-list/transforms';
import { newerPriceFilter } from '../price-filter/transforms';
import { blockTree, type BlockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';
import { PRODUCT_FILTERS } from '../transforms/filter';
import { preservedAttributes } from '../transforms/kept-attributes';

type Convert = (block: BlockTree) => BlockTree | null;

/** Converts every block with `convert`; returns null if one of them cannot be converted. */
const all = (blocks: readonly BlockTree[], convert: Convert): readonly BlockTree[] | null => {
	const converted = blocks.map(convert);
	const made = converted.filter((block) => block !== null);
	return made.length === converted.length ? made : null;
};

/**
 * True for blocks of this plugin and of WooCommerce, which must have a counterpart. Other blocks are preserved
 * unchanged.
 */
const isFilter = ({ name }: BlockTree): boolean =>
	/^(?:storefront-islands|woocommerce)\//.test(name);

/**
 * Conversions between the filters container and WooCommerce's `product-filters`; offered only if every filter in it has
 * a counterpart.
 */
export const filtersConversions = (attributes: readonly ShopAttribute[]): readonly Conversion[] => {
	const filters = [newerActiveFilters, newerPriceFilter, ...newerFilterLists(attributes)];
	const first = (convert: (conversion: Conversion) => BlockTree | null) =>
		filters.map(convert).find((block) => block !== null) ?? null;
	const read: Convert = (block) =>
		isFilter(block)
			? first((filter) => (filter.other === block.name ? filter.read(block) : null))
			: block;
	const write: Convert = (block) =>
		isFilter(block)
			? first((filter) => (filter.ours === block.name ? filter.write(block) : null))
			: block;
	const holding =
		(name: string, convert: Convert): Convert =>
		(block) => {
			const inner = all(block.innerBlocks, convert);
			return inner && blockTree(name, preservedAttributes(block), inner);
		};
	return [
		{
			ours: 'storefront-islands/filters',
			other: PRODUCT_FILTERS,
			read: holding('storefront-islands/filters', read),
			write: holding(PRODUCT_FILTERS, write),
		},
	];
};
