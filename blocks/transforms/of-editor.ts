/** Conversions as WordPress's editor wants them. All that is of the editor is here. */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { blockTree, type BlockAttributes, type BlockTree } from './block-tree';
import type { Conversion } from './conversion';

/** How blocks of one kind become blocks of another (WordPress's block transforms). */
export interface EditorTransform {
	readonly type: 'block';
	readonly blocks: readonly string[];
	readonly isMatch: (attributes: BlockAttributes, block: BlockTree) => boolean;
	readonly transform: (
		attributes: BlockAttributes,
		innerBlocks: readonly BlockTree[],
	) => readonly Block[];
}

/** The transforms of a block: what becomes it, and what it becomes. */
export interface EditorTransforms {
	readonly from: readonly EditorTransform[];
	readonly to: readonly EditorTransform[];
}

/** A block that stands in the editor already. */
const isInstance = (block: BlockTree): block is Block => 'clientId' in block;

const isKnown = ({ name }: BlockTree): boolean => getBlockType(name) !== undefined;

/** Whether all content of a tree can be kept: no block that holds something is one that this WordPress does not know. */
const isWhole = (block: BlockTree): boolean =>
	isInstance(block) ||
	((isKnown(block) || block.innerBlocks.length === 0) && block.innerBlocks.every(isWhole));

/** The editor's blocks of a tree: what stands in the editor already is moved as it is, parts that it does not know are left out. */
const create = (block: BlockTree): readonly Block[] => {
	if (isInstance(block)) {
		return [block];
	}
	return isKnown(block)
		? [createBlock(block.name, block.attributes, block.innerBlocks.flatMap(create))]
		: [];
};

/** The transform of blocks named `source`; WordPress lists it under the name of the `other` of the two. */
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

/** The transforms of a block; to a block of a plugin that is not there, none is offered. */
export const transformsOf = (conversions: readonly Conversion[]): EditorTransforms => ({
	from: conversions.map(({ other, read }) => transform(other, other, read)),
	to: conversions.map(({ ours, other, write }) => transform(other, ours, write)),
});
