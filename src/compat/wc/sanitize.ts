/**
 * window.wc.sanitize: sanitises the HTML of gateways' descriptions etc. and returns HTML.
 *
 * The text is parsed in an inert document and serialised anew: allowed tags and attributes are written, of all other
 * tags only the escaped text is kept. None of the source's markup is copied, so that parsing differences cannot
 * reintroduce anything. DOMPurify, which fragments use, is larger than all other code of wc.
 */
import { parseHtml } from '../../domain/html/parse-html';

const TAGS = ['a', 'b', 'em', 'i', 'strong', 'p', 'br', 'span'];
const ATTRIBUTES = ['target', 'href', 'rel', 'name', 'download', 'title'];

/** Other tags are never written, even if a caller allows them: their content is not plain HTML, or they are active. */
const HARMLESS_TAGS = new Set(
	'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'.split(
		' ',
	),
);
const HARMLESS_ATTRIBUTES =
	/^(?:href|src|alt|title|target|rel|name|download|class|id|lang|dir|width|height|colspan|rowspan|datetime|role|aria-[a-z]+)$/;
const ADDRESSES = ['href', 'src'];
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const WITHOUT_END = ['br', 'hr', 'img', 'wbr'];

/** Tags whose text is dropped as well. */
const SILENT_TAGS = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'];

export interface SanitizeOptions {
	readonly tags?: readonly string[];
	readonly attr?: readonly string[];
}

const ESCAPES = new Map([
	['&', '&amp;'],
	['<', '&lt;'],
	['>', '&gt;'],
	['"', '&quot;'],
	['\u00a0', '&nbsp;'],
]);

const escape = (text: string): string =>
	text.replace(/[&<>"\u00a0]/g, (sign) => ESCAPES.get(sign) ?? '');

const isSafeAddress = (address: string): boolean => {
	try {
		return PROTOCOLS.includes(new URL(address, document.baseURI).protocol);
	} catch {
		return false;
	}
};

const attributesOf = (element: Element, allowed: readonly string[]): readonly string[] =>
	[...element.attributes]
		.filter(
			({ name, value }) =>
				allowed.includes(name) &&
				HARMLESS_ATTRIBUTES.test(name) &&
				// Browsers do not escape these characters in attributes when they serialise the DOM again (mutation
				// XSS).
				!/[<>]/.test(value) &&
				(!ADDRESSES.includes(name) || isSafeAddress(value)),
		)
		.map(({ name, value }) => ` ${name}="${escape(value)}"`);

const write = (node: Node, tags: readonly string[], attr: readonly string[]): string => {
	if (node instanceof Text) {
		return escape(node.data);
	}
	if (!(node instanceof Element) || SILENT_TAGS.includes(node.localName)) {
		return '';
	}
	const inner = [...node.childNodes].map((child) => write(child, tags, attr)).join('');
	const tag = node.localName;
	if (!tags.includes(tag) || !HARMLESS_TAGS.has(tag)) {
		return inner;
	}
	// Not a template in a template: minifiers of optimizing plugins drop the spaces of the inner one.
	const start = [`<${tag}`, ...attributesOf(node, attr), '>'].join('');
	return WITHOUT_END.includes(tag) ? start : `${start}${inner}</${tag}>`;
};

/** Returns the HTML reduced to the given tags and attributes; by default those of a short text with links. */
export const sanitizeHTML = (
	html: unknown,
	{ tags = TAGS, attr = ATTRIBUTES }: SanitizeOptions = {},
): string => {
	const { body } = parseHtml(typeof html === 'string' ? html : '');
	return [...body.childNodes].map((child) => write(child, tags, attr)).join('');
};
