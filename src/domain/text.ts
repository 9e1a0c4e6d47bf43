/**
 * Converts the HTML in names and messages of WordPress and WooCommerce to plain text.
 *
 * Domain code has no DOM, so entities are decoded here: all of Latin-1, accented letters, and the typographic ones that
 * WordPress's texturize and WooCommerce's messages emit; numeric entities cover the rest. The result is only ever used
 * as text, so a remaining tag is visible but not dangerous. php-stubs converts HTML to text by the same steps.
 */

/** Names of U+00A0 to U+00BF, in order. */
const LATIN_1_SIGNS =
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest';

/** Alternating names and characters. */
const OTHER_ENTITIES =
	'amp & lt < gt > quot " apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • prime ′ Prime ″ trade ™ euro € minus − times × divide ÷ larr ← rarr → AElig Æ aelig æ OElig Œ oelig œ Oslash Ø oslash ø szlig ß ETH Ð eth ð THORN Þ thorn þ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f';

/** Suffixes in the names of accented letters, with their combining characters. */
const ACCENTS = new Map([
	['grave', '\u0300'],
	['acute', '\u0301'],
	['circ', '\u0302'],
	['tilde', '\u0303'],
	['uml', '\u0308'],
	['ring', '\u030a'],
	['caron', '\u030c'],
	['cedil', '\u0327'],
]);

const signs = LATIN_1_SIGNS.split(' ').map((name, index): [string, string] => [
	name,
	String.fromCharCode(0xa0 + index),
]);

const otherEntities = [...OTHER_ENTITIES.matchAll(/(\w+) (\S|[\u2002-\u2009])/g)].map(
	([, name = '', character = '']): [string, string] => [name, character],
);

const namedEntities = new Map<string, string>([...signs, ...otherEntities]);

const accented = (name: string): string | undefined => {
	const accent = ACCENTS.get(name.slice(1));
	return accent && (name.charAt(0) + accent).normalize();
};

const isCharacter = (code: number): boolean =>
	code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);

const fromCode = (code: number): string =>
	isCharacter(code) ? String.fromCodePoint(code) : '\ufffd';

const decodeEntity = (whole: string, name: string): string => {
	if (!name.startsWith('#')) {
		return namedEntities.get(name) ?? accented(name) ?? whole;
	}
	const isHex = name[1] === 'x' || name[1] === 'X';
	return fromCode(isHex ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10));
};

/** Replaces HTML entities by their characters, once: `&amp;lt;` becomes `&lt;`. Unknown names stay unchanged. */
export const decodeEntities = (html: string): string =>
	html.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,9});/g, decodeEntity);

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
