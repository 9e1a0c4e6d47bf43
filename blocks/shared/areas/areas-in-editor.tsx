import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { createElement, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { RenderArea } from '../../../src/islands/shared/areas';
import { editedBlocks } from '../editor-blocks';
import { InertPreview } from '../in-place/inert-preview';
import { AREA_BLOCK, readAreaName } from './area-block';
import { AreaSlotsProvider, useAreaSlots } from './area-slots';

interface AreasInEditorProps<Place extends string> {
	/** Client id of the parent block. */
	readonly clientId: string;
	/** All places of the block, in page order. */
	readonly names: readonly Place[];
	/** True if empty areas show too, so that they can be filled. */
	readonly isOpen: boolean;
	/** Draws the preview. */
	readonly children: (area: RenderArea<Place>) => ReactNode;
}

/**
 * Draws a block's preview, which is inert but for texts that are edited in place, with its content areas at their
 * places. The areas are the block's inner blocks; those whose place does not show are hidden.
 */
export const AreasInEditor = <Place extends string>(props: AreasInEditorProps<Place>) => {
	const { clientId, names, isOpen, children } = props;
	const { area, elements } = useAreaSlots<Place>();
	const saved = useSelect(
		(select) =>
			editedBlocks(select('core/block-editor'), clientId)
				.map(({ attributes }) => readAreaName(attributes))
				.join(' '),
		[clientId],
	);
	// Saved areas keep their order, as the editor compares inner blocks with the template by order; missing areas are
	// appended.
	const [template] = useState(() => {
		const order = saved.split(' ');
		const missing = names.filter((place) => !order.includes(place));
		return [...order, ...missing]
			.filter(Boolean)
			.map((place): [string, { place: string }] => [AREA_BLOCK, { place }]);
	});
	const areas = useInnerBlocksProps(
		{ className: 'storefront-areas' },
		{ template, templateLock: 'all', allowedBlocks: [AREA_BLOCK] },
	);
	return (
		<AreaSlotsProvider elements={elements} isOpen={isOpen}>
			<InertPreview>{children(area)}</InertPreview>
			<div {...areas} />
		</AreaSlotsProvider>
	);
};
