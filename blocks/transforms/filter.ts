/**
 * Conversions between the filters of this plugin and of WooCommerce. WooCommerce's older filters
 * (`woocommerce/price-filter`) stand alone or, with a heading, in a `woocommerce/filter-wrapper`; its newer ones
 * (`woocommerce/product-filter-price`), with a heading inside, in `woocommerce/product-filters`.
 */
import { readNumber, readText } from '../../src/domain/support/unknown';
import { blockTree, childNamed, type BlockAttributes, type BlockTree } from './block-tree';
import type { Conversion } from './conversion';
import { readHeading, writeHeading } from './heading';
import { preservedAttributes } from './kept-attributes';

const WRAPPER = 'woocommerce/filter-wrapper';
/** Container of WooCommerce's newer filters. */
export const PRODUCT_FILTERS = 'woocommerce/product-filters';

/** Mapping between a filter of this plugin and WooCommerce's counterpart, without the heading. */
export interface FilterMapping {
	readonly ours: string;
	readonly theirs: string;
	/** Returns the attributes for this plugin's filter; null if it has no equivalent. */
	readonly read: (theirs: BlockTree) => BlockAttributes | null;
	/** Builds WooCommerce's filter without its heading; null if it has no equivalent. */
	readonly write: (ours: BlockAttributes) => BlockTree | null;
}

/**
 * Returns the common attributes of the wrapper and the filter in it. The filter's lock is dropped, as WooCommerce sets
 * it by default.
 */
const preservedOfBoth = (around: BlockTree, filter: BlockTree): BlockAttributes => {
	const unlocked = { ...filter.attributes, lock: undefined };
	const { className: inner, ...preserved } = preservedAttributes({
		...filter,
		attributes: unlocked,
	});
	const { className: outer, ...rest } = preservedAttributes(around);
	const classes = [inner, outer].filter((name) => name !== undefined);
	return { ...preserved, ...rest, ...(classes.length > 0 && { className: classes.join(' ') }) };
};

const withMore = (
	block: BlockTree,
	attributes: BlockAttributes,
	before: readonly BlockTree[] = [],
): BlockTree =>
	blockTree(block.name, { ...attributes, ...block.attributes }, [...before, ...block.innerBlocks]);

/** Returns the heading attributes that the older filters store themselves. */
const ownHeading = ({ attributes }: BlockTree): BlockAttributes => ({
	heading: readText(attributes.heading),
	headingLevel: readNumber(attributes.headingLevel, 3),
});

/** Conversion for one of WooCommerce's older filters in its wrapper. */
const olderWrapped = ({ ours, theirs, read, write }: FilterMapping): Conversion => ({
	ours,
	other: WRAPPER,
	read: (wrapper) => {
		const filter = childNamed(wrapper, theirs);
		const values = filter === undefined ? null : read(filter);
		return filter && values
			? blockTree(ours, {
					...preservedOfBoth(wrapper, filter),
					...ownHeading(filter),
					...readHeading(wrapper),
					...values,
				})
			: null;
	},
	write: (block) => {
		const filter = write(block.attributes);
		const { heading, headingLevel } = block.attributes;
		return (
			filter &&
			blockTree(
				WRAPPER,
				{ ...preservedAttributes(block), filterType: theirs.replace('woocommerce/', ''), heading },
				[
					...writeHeading(block.attributes),
					withMore(filter, { heading: '', headingLevel, lock: { remove: true } }),
				],
			)
		);
	},
});

const olderAlone = ({ ours, theirs, read, write }: FilterMapping): Conversion => ({
	ours,
	other: theirs,
	read: (filter) => {
		const values = read(filter);
		return (
			values &&
			blockTree(ours, { ...preservedAttributes(filter), ...ownHeading(filter), ...values })
		);
	},
	write: (block) => {
		const filter = write(block.attributes);
		const { heading, headingLevel } = block.attributes;
		return filter && withMore(filter, { ...preservedAttributes(block), heading, headingLevel });
	},
});

/** Conversions for one of WooCommerce's older filters, in its wrapper and alone. */
export const olderFilter = (mapping: FilterMapping): readonly Conversion[] => [
	olderWrapped(mapping),
	olderAlone(mapping),
];

/** Conversion for one of WooCommerce's newer filters among others. */
export const newerFilter = ({ ours, theirs, read, write }: FilterMapping): Conversion => ({
	ours,
	other: theirs,
	read: (filter) => {
		const values = read(filter);
		return (
			values &&
			blockTree(ours, { ...preservedAttributes(filter), ...readHeading(filter), ...values })
		);
	},
	write: (block) => {
		const filter = write(block.attributes);
		return filter && withMore(filter, preservedAttributes(block), writeHeading(block.attributes));
	},
});

/**
 * Conversion for one of WooCommerce's newer filters that is the only one in its container, outside of which it is not
 * allowed.
 */
export const newerFilterAlone = ({ ours, theirs, read, write }: FilterMapping): Conversion => ({
	ours,
	other: PRODUCT_FILTERS,
	read: (holder) => {
		const [filter, ...others] = holder.innerBlocks;
		const isAlone = filter?.name === theirs && others.length === 0;
		const values = isAlone ? read(filter) : null;
		return isAlone && values
			? blockTree(ours, { ...preservedOfBoth(holder, filter), ...readHeading(filter), ...values })
			: null;
	},
	write: (block) => {
		const filter = write(block.attributes);
		return (
			filter &&
			blockTree(PRODUCT_FILTERS, preservedAttributes(block), [
				withMore(filter, {}, writeHeading(block.attributes)),
			])
		);
	},
});
