import { InnerBlocks } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';

/** Save function of blocks that PHP renders: stores their inner blocks only. */
export const saveInnerBlocks = () => <InnerBlocks.Content />;
