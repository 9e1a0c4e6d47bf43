import type { BlockEditProps } from '@wordpress/blocks';
import type { ComponentType, ReactElement } from 'react';
import type { EditorTransforms } from '../blocks/transforms/of-editor';

declare module '@wordpress/blocks' {
	/**
	 * Registers what the server cannot know of a block that it has registered from block.json: how it is edited. The
	 * published types ask for title, category and attributes once more.
	 */
	export function registerBlockType<Attributes extends Record<string, unknown>>(
		name: string,
		settings: {
			readonly edit: ComponentType<BlockEditProps<Attributes>>;
			/** Null: PHP renders the block, its content is not stored. */
			readonly save: () => ReactElement | null;
			readonly transforms?: EditorTransforms;
			/** What the block is called in lists. */
			readonly __experimentalLabel?: (attributes: Attributes) => string;
		},
	): unknown;
}
