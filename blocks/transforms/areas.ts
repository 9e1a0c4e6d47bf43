/** Blocks that stand in WooCommerce's cart or checkout and are no part of it, and the content areas of ours. */
import { blockTree, type BlockTree } from './block-tree';

const AREA = 'storefront-islands/area';

/** Where content goes that stands in a part of WooCommerce's block. */
export interface PlacesOfPart {
	readonly start: string;
	/** From which of its own parts on it goes elsewhere. */
	readonly from?: Readonly<Record<string, string>>;
}

/** How a block of WooCommerce is made up. */
export interface Parts {
	/** Whether ours has the same without being told. */
	readonly isLeftOut: (block: BlockTree) => boolean;
	/** By the part's name. Content of others goes where they stand. */
	readonly places: Readonly<Record<string, PlacesOfPart>>;
}

interface Placed {
	readonly place: string;
	readonly block: BlockTree;
}

/** Whether it names a part of WooCommerce's cart or checkout. */
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

/** The areas that hold what stands in a block of WooCommerce and is no part of it. */
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

/** What stands in an area of ours. */
export const contentAt = (ours: BlockTree, place: string): readonly BlockTree[] =>
	ours.innerBlocks
		.filter(({ name, attributes }) => name === AREA && attributes.place === place)
		.flatMap(({ innerBlocks }) => innerBlocks);

const isDefaultPart = ({ name, attributes, innerBlocks }: BlockTree): boolean =>
	isPartName(name) && innerBlocks.length === 0 && Object.keys(attributes).length === 0;

/**
 * A part of WooCommerce's block with what stands in it; null for a part of its own that is left out. Where that is nothing but
 * parts as they are by default it is left empty: WooCommerce fills it by the template of its version.
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

/** Whether a part stands in another one from which editors may remove it. In one that is empty, as by default, it does. */
export const hasPart = (
	block: BlockTree,
	holder: string,
	isIt: (part: BlockTree) => boolean,
): boolean => {
	const found = partNamed(block, holder);
	return found === undefined || found.innerBlocks.length === 0 || found.innerBlocks.some(isIt);
};

/** Tests for a block's name. */
export const isNamed =
	(name: string) =>
	(block: BlockTree): boolean =>
		block.name === name;

/** Whether all of a block's areas are empty. */
export const hasNoContent = (ours: BlockTree): boolean =>
	ours.innerBlocks.every(({ innerBlocks }) => innerBlocks.length === 0);
