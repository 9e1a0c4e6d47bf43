/** WooCommerce's filters have their heading as a preceding or inner block, this plugin's as attributes. */
import { htmlToText } from '../../src/domain/html/text';
import { readNumber } from '../../src/domain/support/unknown';
import { blockTree, childNamed, type BlockAttributes, type BlockTree } from './block-tree';

const HEADING = 'core/heading';

const escapeHtml = (text: string): string =>
	text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Returns the plain text of a rich-text attribute: a string, or WordPress's RichTextData object. */
const plainText = (content: unknown): string => htmlToText(String(content ?? ''));

/** Returns the heading attributes for the heading among a block's inner blocks; an empty heading if there is none. */
export const readHeading = (block: BlockTree): BlockAttributes => {
	const heading = childNamed(block, HEADING);
	return heading === undefined
		? { heading: '' }
		: {
				heading: plainText(heading.attributes.content),
				headingLevel: readNumber(heading.attributes.level, 2),
			};
};

/** Returns the heading of this plugin's filter as blocks; none if it is empty. */
export const writeHeading = ({ heading, headingLevel }: BlockAttributes): readonly BlockTree[] =>
	typeof heading === 'string' && heading !== ''
		? [
				blockTree(HEADING, {
					content: escapeHtml(heading),
					level: readNumber(headingLevel, 3),
				}),
			]
		: [];
