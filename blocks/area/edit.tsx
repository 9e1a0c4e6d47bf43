import { InnerBlocks, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { createElement, createPortal } from '@wordpress/element';
import { classNames } from '../../src/ui/class-names';
import { areaLabel } from '../shared/areas/area-block';
import { useAreaSlot } from '../shared/areas/area-slots';
import { editedBlocks } from '../shared/editor-blocks';

/** Block attributes, as declared in block.json. */
export type AreaAttributes = {
	/** Name of the area's place in its parent block (php-stubs/src/Page/Areas). */
	readonly place: string;
};

/**
 * Edit component of a content area: holds any blocks, at its place in the preview. An empty one shows its name and a
 * button to add a block, but only while its parent block or something in it is selected.
 */
export const AreaEdit = ({ attributes, clientId }: BlockEditProps<AreaAttributes>) => {
	const isEmpty = useSelect(
		(select) => editedBlocks(select('core/block-editor'), clientId).length === 0,
		[clientId],
	);
	const content = useInnerBlocksProps(
		{ className: 'is-layout-flow' },
		{
			templateLock: false,
			// Otherwise WordPress's own, which shows while the area or something in it is selected.
			...(isEmpty && { renderAppender: InnerBlocks.ButtonBlockAppender }),
		},
	);
	const { slot, isOpen } = useAreaSlot(attributes.place);
	const home = isOpen || !isEmpty ? slot : null;
	const area = (
		<div
			{...useBlockProps({
				className: classNames(
					'storefront-area-preview',
					isOpen && 'is-open',
					isEmpty && 'is-empty',
				),
				hidden: home === null,
			})}
		>
			{isOpen && (
				<span className="storefront-area-preview__name">{areaLabel(attributes.place)}</span>
			)}
			<div {...content} />
		</div>
	);
	return home === null ? area : createPortal(area, home);
};
