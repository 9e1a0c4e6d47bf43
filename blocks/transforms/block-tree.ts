/** Blocks as transforms see them: what the editor's own block objects hold, and nothing of the editor. */

export type BlockAttributes = Readonly<Record<string, unknown>>;

/** A block with what stands in it. The editor's blocks are such trees as well. */
export interface BlockTree {
	/** "core/heading". */
	readonly name: string;
	readonly attributes: BlockAttributes;
	readonly innerBlocks: readonly BlockTree[];
}

/** A new block. */
export const blockTree = (
	name: string,
	attributes: BlockAttributes = {},
	innerBlocks: readonly BlockTree[] = [],
): BlockTree => ({ name, attributes, innerBlocks });

/** The first block of a name that stands directly in another one. */
export const childNamed = (block: BlockTree, name: string): BlockTree | undefined =>
	block.innerBlocks.find((child) => child.name === name);
