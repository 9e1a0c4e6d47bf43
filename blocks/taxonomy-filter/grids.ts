import type { EditorBlock } from '../shared/editor-blocks';

/** The ids of the product grids among blocks and what is in them: those that they were given, else their places ("g0", "g1" …). */
export const gridIds = (blocks: readonly EditorBlock[]): readonly string[] => {
	const inOrder = (among: readonly EditorBlock[]): readonly EditorBlock[] =>
		among.flatMap((block) => [block, ...inOrder(block.innerBlocks)]);
	return inOrder(blocks)
		.filter(({ name }) => name === 'storefront-islands/product-grid')
		.map(({ attributes: { widgetId } }, place) =>
			typeof widgetId === 'string' && widgetId !== '' ? widgetId : `g${String(place)}`,
		);
};
