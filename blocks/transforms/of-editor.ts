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

/**
 * The editor's blocks of a tree. What stands in the editor already is moved as it is; of a block that this WordPress does not
 * know only the content is left, as no such block can be made.
 */
const create = (block: BlockTree): readonly Block[] => {
	if (isInstance(block)) {
		return [block];
	}
	const innerBlocks = block.innerBlocks.flatMap(create);
	return getBlockType(block.name) === undefined
		? innerBlocks
		: [createBlock(block.name, block.attributes, innerBlocks)];
};

/** The transform of blocks named `source` into ones named `target`; WordPress lists it under the name of the `other` of the two. */
const transform = (
	other: string,
	source: string,
	target: string,
	convert: (block: BlockTree) => BlockTree | null,
): EditorTransform => ({
	type: 'block',
	blocks: [other],
	isMatch: (_attributes, block) => getBlockType(target) !== undefined && convert(block) !== null,
	transform: (attributes, innerBlocks) => {
		const converted = convert(blockTree(source, attributes, innerBlocks));
		return converted === null ? [] : create(converted);
	},
});

/** The transforms of a block; to a block of a plugin that is not there, none is offered. */
export const transformsOf = (conversions: readonly Conversion[]): EditorTransforms => ({
	from: conversions.map(({ ours, other, read }) => transform(other, other, ours, read)),
	to: conversions.map(({ ours, other, write }) => transform(other, ours, other, write)),
});
