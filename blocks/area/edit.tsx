import { InnerBlocks, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { createElement, createPortal, useContext } from '@wordpress/element';
import { nameOfPlace } from '../shared/areas/area-block';
import { AreaSlots } from '../shared/areas/areas-in-editor';
import { editedBlocks } from '../shared/editor-blocks';

/** The attributes of block.json. */
export type AreaAttributes = {
	/** Where it stands in its block (php-stubs/src/Areas). */
	readonly place: string;
};

/** A content area: any blocks, where shoppers will see them; its name and a button to add one while there is none. */
export const AreaEdit = ({ attributes, clientId }: BlockEditProps<AreaAttributes>) => {
	const { place } = attributes;
	const slot = useContext(AreaSlots).get(place);
	const isEmpty = useSelect(
		(select) => editedBlocks(select('core/block-editor'), clientId).length === 0,
		[clientId],
	);
	const { children, ...area } = useInnerBlocksProps(
		useBlockProps({ className: isEmpty ? 'storefront-empty-area' : 'is-layout-flow' }),
		{
			templateLock: false,
			renderAppender: isEmpty ? InnerBlocks.ButtonBlockAppender : InnerBlocks.DefaultBlockAppender,
		},
	);
	const element = (
		<div {...area}>
			{isEmpty && <span className="storefront-empty-area__name">{nameOfPlace(place)}</span>}
			{children}
		</div>
	);
	// Where the preview does not show its place it stays in the list of areas, which is hidden.
	return slot === undefined ? element : createPortal(element, slot);
};
