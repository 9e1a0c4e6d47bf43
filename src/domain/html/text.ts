/**
 * Converts the HTML in names and messages of WordPress and WooCommerce to plain text.
 *
 * The result is only ever used as text, so a remaining tag is visible but not dangerous. php-stubs converts HTML to text
 * by the same steps.
 */
import { parseHtml } from './parse-html';

const isCharacter = (code: number): boolean =>
	code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);

const fromCode = (code: number): string =>
	isCharacter(code) ? String.fromCodePoint(code) : '\ufffd';

const fromName = (entity: string): string => {
	// The browser's own table has all names. Its parser is the one piece of the DOM in the domain: the document is
	// inert, and the result depends on the entity alone. The body's tag keeps white space, such as &Tab;.
	const { textContent } = parseHtml(`<body>${entity}`).body;
	// No entity has more than two code units; a longer text is a name that is not known, or known in part (&notit;).
	return textContent && textContent.length < 3 ? textContent : entity;
};

const named = new Map<string, string>();

const decodeEntity = (entity: string, name: string): string => {
	if (name.startsWith('#')) {
		const digits = name.slice(1);
		return fromCode(Number(/^x/i.test(digits) ? `0${digits}` : digits));
	}
	const character = named.get(entity) ?? fromName(entity);
	named.set(entity, character);
	return character;
};

/** Replaces HTML entities by their characters, once: `&amp;lt;` becomes `&lt;`. Unknown names stay unchanged. */
export const decodeEntities = (html: string): string =>
	html.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/g, decodeEntity);

/** Escapes a text for consumers that parse HTML: htmlToText and decodeEntities return the original text. */
export const textToHtml = (text: string): string =>
	text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * Returns the text of a piece of HTML on one line: scripts and styles are removed, block tags become spaces, other tags
 * are removed, entities are decoded, white space is collapsed.
 */
export const htmlToText = (html: string): string =>
	decodeEntities(
		html
			.replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
			.replace(/<\/?(?:p|br|div|li|ul|ol|dl|dt|dd|tr|td|h[1-6])\b[^<>]*>/gi, ' ')
			.replace(/<[a-z/!][^<>]*>/gi, ''),
	)
		.replace(/\s+/g, ' ')
		.trim();
