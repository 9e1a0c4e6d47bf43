import { InnerBlocks } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';

/** What is stored of a block that PHP renders and that holds others: those. */
export const saveInnerBlocks = () => <InnerBlocks.Content />;
