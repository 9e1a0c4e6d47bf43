import { useInnerBlocksProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createElement, Fragment, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { RenderArea } from '../../../src/islands/shared/areas';
import { editedBlocks } from '../editor-blocks';
import { AREA_BLOCK, readAreaName } from './area-block';

interface AreasInEditorProps<Place extends string> {
	/** Client id of the parent block. */
	readonly clientId: string;
	/** All places of the block, in page order. */
	readonly names: readonly Place[];
	/** Draws the preview. */
	readonly children: (area: RenderArea<Place>) => ReactNode;
}

const nowhere = () => null;

/**
 * Draws a block's preview, which is inert, and below it its content areas, each labelled with its place's name. The
 * areas are the block's inner blocks.
 */
export const AreasInEditor = <Place extends string>(props: AreasInEditorProps<Place>) => {
	const { clientId, names, children } = props;
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
		<Fragment>
			<Disabled>{children(nowhere)}</Disabled>
			<div {...areas} />
		</Fragment>
	);
};
