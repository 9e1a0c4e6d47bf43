import { readList, readRecord, readText } from '../../src/domain/support/unknown';

/** Block as the store core/block-editor returns it. */
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
 * Returns the blocks in the editor.
 *
 * @param selectors Selectors of the store core/block-editor, which the published types do not include.
 * @param inside    Client id of the parent block; all blocks if omitted.
 */
export const editedBlocks = (selectors: unknown, inside?: string): readonly EditorBlock[] => {
	const { getBlocks } = readRecord(selectors);
	return typeof getBlocks === 'function' ? readBlocks(getBlocks(inside)) : [];
};

/**
 * True in a preview of blocks, as in the inserter, which knows the page but stands on none.
 *
 * @param selectors Selectors of the store core/block-editor, which the published types do not include.
 */
export const isPreview = (selectors: unknown): boolean => {
	const { getSettings } = readRecord(selectors);
	const settings = readRecord(typeof getSettings === 'function' ? getSettings() : null);
	// The older name, up to WordPress 6.7, is reported as deprecated where the newer one is known.
	return (settings.isPreviewMode ?? settings.__unstableIsPreviewMode) === true;
};

/** Returns the blocks with a name among the given blocks and their inner blocks, in page order. */
export const blocksNamed = (
	wanted: string,
	blocks: readonly EditorBlock[],
): readonly EditorBlock[] =>
	blocks.flatMap((block) => [
		...(block.name === wanted ? [block] : []),
		...blocksNamed(wanted, block.innerBlocks),
	]);
