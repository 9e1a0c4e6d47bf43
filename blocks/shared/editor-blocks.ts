import { readList, readRecord, readText } from '../../src/domain/read-unknown';

/** A block as the editor has it. */
export interface EditorBlock {
	readonly name: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly innerBlocks: readonly EditorBlock[];
}

const readBlocks = (json: unknown): readonly EditorBlock[] =>
	readList(json).map((block) => {
		const { name, attributes, innerBlocks } = readRecord(block);
		return {
			name: readText(name),
			attributes: readRecord(attributes),
			innerBlocks: readBlocks(innerBlocks),
		};
	});

/**
 * The blocks that are edited.
 *
 * @param selectors Those of the store core/block-editor, which the published types do not know.
 * @param inside    Client id of the block that they stand in; all without it.
 */
export const editedBlocks = (selectors: unknown, inside?: string): readonly EditorBlock[] => {
	const { getBlocks } = readRecord(selectors);
	return typeof getBlocks === 'function' ? readBlocks(getBlocks(inside)) : [];
};

/** The blocks of one name among blocks and what is in them, in their order on the page. */
export const blocksNamed = (
	wanted: string,
	blocks: readonly EditorBlock[],
): readonly EditorBlock[] =>
	blocks.flatMap((block) => [
		...(block.name === wanted ? [block] : []),
		...blocksNamed(wanted, block.innerBlocks),
	]);
