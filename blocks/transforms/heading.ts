/** WooCommerce's filters have their heading as a block before them; ours have it as attributes. */
import { htmlToText } from '../../src/domain/text';
import { readNumber } from '../../src/domain/read-unknown';
import { blockTree, childNamed, type BlockAttributes, type BlockTree } from './block-tree';

const HEADING = 'core/heading';

const escapeHtml = (text: string): string =>
	text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The text of an attribute that holds formatted text: a string, or WordPress's object for it. */
const plainText = (content: unknown): string => htmlToText(String(content ?? ''));

/** The attributes of ours that say what the heading in a block says; no heading, an empty one. */
export const readHeading = (block: BlockTree): BlockAttributes => {
	const heading = childNamed(block, HEADING);
	return heading === undefined
		? { heading: '' }
		: {
				heading: plainText(heading.attributes.content),
				headingLevel: readNumber(heading.attributes.level, 2),
			};
};

/** The heading of a filter of ours as blocks: none where it is empty. */
export const writeHeading = ({ heading, headingLevel }: BlockAttributes): readonly BlockTree[] =>
	typeof heading === 'string' && heading !== ''
		? [
				blockTree(HEADING, {
					content: escapeHtml(heading),
					level: readNumber(headingLevel, 3),
				}),
			]
		: [];
