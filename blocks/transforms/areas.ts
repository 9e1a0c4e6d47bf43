/** Moves foreign inner blocks of WooCommerce's cart and checkout into this plugin's content areas. */
import { blockTree, type BlockAttributes, type BlockTree } from './block-tree';

const AREA = 'storefront-islands/area';

/** Places of the foreign blocks found in a part of WooCommerce's block. */
export interface PartAreas {
	readonly start: string;
	/** Part name → place of the foreign blocks that follow this part. */
	readonly from?: Readonly<Record<string, string>>;
}

/** Structure of a block of WooCommerce. */
export interface Parts {
	/** True for inner blocks that this plugin's block replaces without any setting. */
	readonly isRemoved: (block: BlockTree) => boolean;
	/** Part name → places. Foreign blocks in other parts keep the place of their parent. */
	readonly areas: Readonly<Record<string, PartAreas>>;
}

interface AreaContent {
	readonly area: string;
	readonly block: BlockTree;
}

/** Checks for the name of a part of WooCommerce's cart or checkout. */
const isPartName = (name: string): boolean =>
	/^woocommerce\/(?:filled-cart|empty-cart|proceed-to-checkout|(?:cart|checkout)-[a-z-]+)-block$/.test(
		name,
	);

const contentOf = (block: BlockTree, area: string, parts: Parts): readonly AreaContent[] => {
	const places = parts.areas[block.name];
	const content: AreaContent[] = [];
	let at = places?.start ?? area;
	for (const child of block.innerBlocks) {
		at = places?.from?.[child.name] ?? at;
		if (parts.isRemoved(child)) {
			continue;
		}
		content.push(
			...(isPartName(child.name) ? contentOf(child, at, parts) : [{ area: at, block: child }]),
		);
	}
	return content;
};

/** Returns content areas that hold the foreign inner blocks of a WooCommerce block. */
export const readAreas = (block: BlockTree, parts: Parts): readonly BlockTree[] => {
	const content = contentOf(block, 'above', parts);
	return [...new Set(content.map(({ area }) => area))].map((place) =>
		blockTree(
			AREA,
			{ place },
			content.filter((placed) => placed.area === place).map((placed) => placed.block),
		),
	);
};

/** Returns the blocks in one of this plugin's content areas. */
export const contentAt = (ours: BlockTree, area: string): readonly BlockTree[] =>
	ours.innerBlocks
		.filter(({ name, attributes }) => name === AREA && attributes.place === area)
		.flatMap(({ innerBlocks }) => innerBlocks);

const isDefaultPart = ({ name, attributes, innerBlocks }: BlockTree): boolean =>
	isPartName(name) && innerBlocks.length === 0 && Object.keys(attributes).length === 0;

/**
 * Builds a part of WooCommerce's block; a child is null if it is a removed part of WooCommerce's own. A part that
 * consists of default parts only is left empty: WooCommerce fills it from the template of its version.
 */
export const part = (
	name: string,
	children: readonly (BlockTree | null)[] = [],
	attributes: BlockAttributes = {},
): BlockTree => {
	const present = children.filter((child) => child !== null);
	const isDefault = present.length === children.length && present.every(isDefaultPart);
	return blockTree(name, attributes, isDefault ? [] : present);
};

/** Returns a block's first part with a name, at any depth, or the block itself. */
export const partNamed = (block: BlockTree, name: string): BlockTree | undefined =>
	block.name === name
		? block
		: block.innerBlocks.map((child) => partNamed(child, name)).find((found) => found !== undefined);

/** True if a removable part is present in its parent. An empty parent, the default, contains all of them. */
export const hasPart = (
	block: BlockTree,
	parentName: string,
	isIt: (part: BlockTree) => boolean,
): boolean => {
	const found = partNamed(block, parentName);
	return found === undefined || found.innerBlocks.length === 0 || found.innerBlocks.some(isIt);
};

/** Returns a predicate that compares a block's name. */
export const isNamed =
	(name: string) =>
	(block: BlockTree): boolean =>
		block.name === name;

/** True if all content areas of a block are empty. */
export const hasNoContent = (ours: BlockTree): boolean =>
	ours.innerBlocks.every(({ innerBlocks }) => innerBlocks.length === 0);
