/** Moves foreign inner blocks of WooCommerce's cart and checkout into this plugin's content areas. */
import { blockTree, type BlockTree } from './block-tree';

const AREA = 'storefront-islands/area';

/** Places of the foreign blocks found in a part of WooCommerce's block. */
export interface PlacesOfPart {
	readonly start: string;
	/** Part name → place of the foreign blocks that follow this part. */
	readonly from?: Readonly<Record<string, string>>;
}

/** Structure of a block of WooCommerce. */
export interface Parts {
	/** True for inner blocks that this plugin's block replaces without any setting. */
	readonly isLeftOut: (block: BlockTree) => boolean;
	/** Part name → places. Foreign blocks in other parts keep the place of their parent. */
	readonly places: Readonly<Record<string, PlacesOfPart>>;
}

interface Placed {
	readonly place: string;
	readonly block: BlockTree;
}

/** Checks for the name of a part of WooCommerce's cart or checkout. */
const isPartName = (name: string): boolean =>
	/^woocommerce\/(?:filled-cart|empty-cart|proceed-to-checkout|(?:cart|checkout)-[a-z-]+)-block$/.test(
		name,
	);

const contentOf = (block: BlockTree, place: string, parts: Parts): readonly Placed[] => {
	const places = parts.places[block.name];
	const content: Placed[] = [];
	let at = places?.start ?? place;
	for (const child of block.innerBlocks) {
		at = places?.from?.[child.name] ?? at;
		if (parts.isLeftOut(child)) {
			continue;
		}
		content.push(
			...(isPartName(child.name) ? contentOf(child, at, parts) : [{ place: at, block: child }]),
		);
	}
	return content;
};

/** Returns content areas that hold the foreign inner blocks of a WooCommerce block. */
export const readAreas = (block: BlockTree, parts: Parts): readonly BlockTree[] => {
	const content = contentOf(block, 'above', parts);
	return [...new Set(content.map(({ place }) => place))].map((place) =>
		blockTree(
			AREA,
			{ place },
			content.filter((placed) => placed.place === place).map((placed) => placed.block),
		),
	);
};

/** Returns the blocks in one of this plugin's content areas. */
export const contentAt = (ours: BlockTree, place: string): readonly BlockTree[] =>
	ours.innerBlocks
		.filter(({ name, attributes }) => name === AREA && attributes.place === place)
		.flatMap(({ innerBlocks }) => innerBlocks);

const isDefaultPart = ({ name, attributes, innerBlocks }: BlockTree): boolean =>
	isPartName(name) && innerBlocks.length === 0 && Object.keys(attributes).length === 0;

/**
 * Builds a part of WooCommerce's block; a child is null if it is a removed part of WooCommerce's own. A part that
 * consists of default parts only is left empty: WooCommerce fills it from the template of its version.
 */
export const part = (name: string, children: readonly (BlockTree | null)[] = []): BlockTree => {
	const present = children.filter((child) => child !== null);
	const isDefault = present.length === children.length && present.every(isDefaultPart);
	return blockTree(name, {}, isDefault ? [] : present);
};

const partNamed = (block: BlockTree, name: string): BlockTree | undefined =>
	block.name === name
		? block
		: block.innerBlocks.map((child) => partNamed(child, name)).find((found) => found !== undefined);

/** True if a removable part is present in its parent. An empty parent, the default, contains all of them. */
export const hasPart = (
	block: BlockTree,
	holder: string,
	isIt: (part: BlockTree) => boolean,
): boolean => {
	const found = partNamed(block, holder);
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
