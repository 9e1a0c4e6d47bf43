import { blocksNamed, type EditorBlock } from '../shared/editor-blocks';

/** The ids of the product grids among blocks and what is in them: those that they were given, else their places ("g0", "g1" …). */
export const gridIds = (blocks: readonly EditorBlock[]): readonly string[] =>
	blocksNamed('storefront-islands/product-grid', blocks).map(
		({ attributes: { widgetId } }, place) =>
			typeof widgetId === 'string' && widgetId !== '' ? widgetId : `g${String(place)}`,
	);
