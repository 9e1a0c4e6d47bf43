/**
 * Sanitises HTML of servers with DOMPurify before it is inserted into the page. DOMPurify is large, so only scripts
 * that are loaded on demand may import this file.
 */
import DOMPurify, { type Config } from 'dompurify';
import { isOwn } from './own-origin';

const FORBIDDEN = ['style', 'base', 'meta', 'link', 'iframe'];

/** Properties that neither lay an element over others nor load anything. */
const SAFE_PROPERTY =
	/^(?:(?:min-|max-)?(?:width|height)|display|visibility|opacity|color|background-color|(?:border|padding|margin|font|text|flex|align|justify|list-style)(?:-.+)?|line-height|vertical-align|white-space|float|clear|order|gap)$/;

/** Functions of colours, the only ones that safe values contain. */
const COLOR_FUNCTION = /\b(?:rgb|hsl)a?\(/g;

/** Functions such as url() and calc(), escaped characters, and negative lengths, which move elements over others. */
const UNSAFE_VALUE = /[\\(]|-[\d.]/;

const isSafe = (name: string, value: string): boolean =>
	SAFE_PROPERTY.test(name) && !UNSAFE_VALUE.test(value.replace(COLOR_FUNCTION, ''));

/** Removes declarations by which markup could cover the page or report its visitor to another server. */
const restrictStyles = (markup: DocumentFragment): DocumentFragment => {
	for (const element of markup.querySelectorAll<HTMLElement>('[style]')) {
		const { style } = element;
		for (const name of Array.from(style)) {
			if (!isSafe(name, style.getPropertyValue(name))) {
				style.removeProperty(name);
			}
		}
		if (!style.length) {
			element.removeAttribute('style');
		}
	}
	return markup;
};

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

const isPolicy = (value: { readonly createHTML: unknown }): value is Policy =>
	value.createHTML !== undefined;

/**
 * Returns the page's policy for Trusted Types as DOMPurify asks for it, which would create one of its own otherwise:
 * the sites' headers list one for all scripts. Nothing that runs passes the sanitiser, so addresses of scripts stay
 * text.
 */
const trusted = (): Config => {
	const policy = { createHTML: window.storefrontIslands?.html, createScriptURL: String };
	return isPolicy(policy) ? { TRUSTED_TYPES_POLICY: policy } : {};
};

const purify = (html: string, config: Config): DocumentFragment =>
	DOMPurify.sanitize(html, { ...config, ...trusted(), RETURN_DOM_FRAGMENT: true });

/**
 * Sanitises a server's HTML before it is inserted into the page: removes scripts, event handlers, style elements and
 * forms, and of style attributes what is not safe: themes hide parts of a classic mini-cart by them and set widths.
 * Each call returns new nodes.
 */
export const sanitizeHtml = (html: string): DocumentFragment =>
	restrictStyles(
		purify(html, { USE_PROFILES: { html: true }, FORBID_TAGS: [...FORBIDDEN, 'form'] }),
	);

/** Also allows SVG icons and forms, whose action is removed if it is on another origin. */
const purifyWithForms = (html: string, config?: Config): DocumentFragment => {
	const markup = purify(html, {
		USE_PROFILES: { html: true, svg: true },
		ADD_ATTR: ['fetchpriority'],
		FORBID_TAGS: FORBIDDEN,
		...config,
	});
	markup.querySelectorAll('form').forEach((form) => {
		if (!isOwn(form.getAttribute('action') ?? '')) {
			form.removeAttribute('action');
		}
	});
	return markup;
};

/** Sanitises a part of a page rendered by the site's own server; WordPress's styles of blocks stay as far as safe. */
export const sanitizeMarkup = (html: string): DocumentFragment =>
	restrictStyles(purifyWithForms(html));

/**
 * Sanitises a part of a page with its style sheets.
 *
 * @param html    Part of a page.
 * @param confine Removes from a sheet what is not safe.
 */
export const sanitizeWithSheets = (
	html: string,
	confine: (markup: DocumentFragment) => void,
): DocumentFragment => {
	const markup = purifyWithForms(html, {
		ADD_TAGS: ['link', 'style'],
		FORBID_TAGS: ['base', 'meta', 'iframe'],
		FORCE_BODY: true,
	});
	confine(markup);
	return restrictStyles(markup);
};

/** Sanitises cards of products, which have no styles of their own. */
export const sanitizeCards = (html: string): DocumentFragment =>
	purifyWithForms(html, { FORBID_ATTR: ['style'] });
