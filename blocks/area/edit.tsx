import { InnerBlocks, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { createElement } from '@wordpress/element';
import { areaLabel } from '../shared/areas/area-block';
import { editedBlocks } from '../shared/editor-blocks';

/** Block attributes, as declared in block.json. */
export type AreaAttributes = {
	/** Name of the area's place in its parent block (php-stubs/src/Areas). */
	readonly place: string;
};

/**
 * Edit component of a content area: holds any blocks under the place's name, and shows a button to add one while it is
 * empty.
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
			renderAppender: isEmpty ? InnerBlocks.ButtonBlockAppender : InnerBlocks.DefaultBlockAppender,
		},
	);
	return (
		<div {...useBlockProps({ className: 'storefront-area-preview' })}>
			<span className="storefront-area-preview__name">{areaLabel(attributes.place)}</span>
			<div {...content} />
		</div>
	);
};
