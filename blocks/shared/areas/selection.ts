import { useSelect } from '@wordpress/data';
import { readList, readRecord, readText } from '../../../src/domain/support/unknown';
import { readAreaName } from './area-block';

export interface AreaSelection {
	/** True if the block or anything inside it is selected. */
	readonly isActive: boolean;
	/** Place of the area that is selected or holds the selection; empty if none does. */
	readonly place: string;
}

/**
 * Returns what is selected of a block with areas.
 *
 * @param selectors Selectors of the store core/block-editor, which the published types do not include.
 * @param clientId  Client id of the block.
 */
export const areaSelection = (selectors: unknown, clientId: string): AreaSelection => {
	const { getBlocks, isBlockSelected, hasSelectedInnerBlock } = readRecord(selectors);
	if (
		typeof getBlocks !== 'function' ||
		typeof isBlockSelected !== 'function' ||
		typeof hasSelectedInnerBlock !== 'function'
	) {
		return { isActive: false, place: '' };
	}
	const isActive = (id: string): boolean =>
		isBlockSelected(id) === true || hasSelectedInnerBlock(id, true) === true;
	const area = readList(getBlocks(clientId))
		.map((block) => readRecord(block))
		.find((block) => isActive(readText(block['clientId'])));
	return {
		isActive: isActive(clientId),
		place: area ? readAreaName(readRecord(area['attributes'])) : '',
	};
};

/** Returns what is selected of a block with areas, and follows it. */
export const useAreaSelection = (clientId: string): AreaSelection => {
	const isActive = useSelect(
		(select) => areaSelection(select('core/block-editor'), clientId).isActive,
		[clientId],
	);
	const place = useSelect(
		(select) => areaSelection(select('core/block-editor'), clientId).place,
		[clientId],
	);
	return { isActive, place };
};
