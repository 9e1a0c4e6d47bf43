import { blocksNamed, type EditorBlock } from '../shared/editor-blocks';

/**
 * Returns the ids of all product grids among the given blocks and their inner blocks: their own widget ids, or else
 * their indexes ("g0", "g1" …).
 */
export const gridIds = (blocks: readonly EditorBlock[]): readonly string[] =>
	blocksNamed('storefront-islands/product-grid', blocks).map(
		({ attributes: { widgetId } }, place) =>
			typeof widgetId === 'string' && widgetId !== '' ? widgetId : `g${String(place)}`,
	);
