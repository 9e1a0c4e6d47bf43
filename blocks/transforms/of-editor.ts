/** Adapter from conversions to the editor's block transforms. Only this file depends on the editor. */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { blockTree, type BlockAttributes, type BlockTree } from './block-tree';
import type { Conversion, IsDefault } from './conversion';

/** Block transform, as WordPress's block API defines it. */
export interface EditorTransform {
	readonly type: 'block';
	readonly blocks: readonly string[];
	readonly isMatch: (attributes: BlockAttributes, block: BlockTree) => boolean;
	readonly transform: (
		attributes: BlockAttributes,
		innerBlocks: readonly BlockTree[],
	) => readonly Block[];
}

/** Transforms of a block: from other blocks, and to other blocks. */
export interface EditorTransforms {
	readonly from: readonly EditorTransform[];
	readonly to: readonly EditorTransform[];
}

/** Checks for a block that exists in the editor already. */
const isInstance = (block: BlockTree): block is Block => 'clientId' in block;

const isKnown = ({ name }: BlockTree): boolean => getBlockType(name) !== undefined;

/** True if all content of a tree can be kept: no block with inner blocks is of a type unknown to this WordPress. */
const isWhole = (block: BlockTree): boolean =>
	isInstance(block) ||
	((isKnown(block) || block.innerBlocks.length === 0) && block.innerBlocks.every(isWhole));

/** Creates the editor's blocks for a tree: existing blocks are moved unchanged, parts of unknown types are dropped. */
const create = (block: BlockTree): readonly Block[] => {
	if (isInstance(block)) {
		return [block];
	}
	return isKnown(block)
		? [createBlock(block.name, block.attributes, block.innerBlocks.flatMap(create))]
		: [];
};

/** Builds the transform for blocks named `source`; WordPress lists it under the name `other`. */
const transform = (
	other: string,
	source: string,
	convert: (block: BlockTree) => BlockTree | null,
): EditorTransform => ({
	type: 'block',
	blocks: [other],
	isMatch: (_attributes, block) => {
		const converted = convert(block);
		return converted !== null && isKnown(converted) && isWhole(converted);
	},
	transform: (attributes, innerBlocks) => {
		const converted = convert(blockTree(source, attributes, innerBlocks));
		return converted === null ? [] : create(converted);
	},
});

const isDefault: IsDefault = (name, attribute, value) =>
	getBlockType(name)?.attributes[attribute]?.default === value;

/** Builds the transforms of a block; transforms to blocks of an inactive plugin are not offered. */
export const transformsOf = (conversions: readonly Conversion[]): EditorTransforms => ({
	from: conversions.map(({ other, read }) =>
		transform(other, other, (block) => read(block, isDefault)),
	),
	to: conversions.map(({ ours, other, write }) => transform(other, ours, write)),
});
