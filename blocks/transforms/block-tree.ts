/** Blocks as transforms see them: the data of the editor's block objects, without a dependency on the editor. */

export type BlockAttributes = Readonly<Record<string, unknown>>;

/** Block with its inner blocks. The editor's block objects have the same shape. */
export interface BlockTree {
	/** E.g. "core/heading". */
	readonly name: string;
	readonly attributes: BlockAttributes;
	readonly innerBlocks: readonly BlockTree[];
}

export const blockTree = (
	name: string,
	attributes: BlockAttributes = {},
	innerBlocks: readonly BlockTree[] = [],
): BlockTree => ({ name, attributes, innerBlocks });

/** Returns the first direct inner block with a name. */
export const childNamed = (block: BlockTree, name: string): BlockTree | undefined =>
	block.innerBlocks.find((child) => child.name === name);
