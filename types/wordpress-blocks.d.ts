import type { BlockEditProps } from '@wordpress/blocks';
import type { ComponentType, ReactElement } from 'react';
import type { EditorTransforms } from '../blocks/transforms/of-editor';

declare module '@wordpress/blocks' {
	/**
	 * Registers the editor's part of a block that the server has registered from block.json. The published types
	 * require title, category and attributes again.
	 */
	export function registerBlockType<Attributes extends Record<string, unknown>>(
		name: string,
		settings: {
			readonly edit: ComponentType<BlockEditProps<Attributes>>;
			/** Returns null if PHP renders the block, so that its content is not stored. */
			readonly save: () => ReactElement | null;
			readonly transforms?: EditorTransforms;
			/** Label of the block in lists. */
			readonly __experimentalLabel?: (attributes: Attributes) => string;
		},
	): unknown;
}
