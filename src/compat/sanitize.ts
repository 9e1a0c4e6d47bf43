import DOMPurify from 'dompurify';

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
		if (style.length === 0) {
			element.removeAttribute('style');
		}
	}
	return markup;
};

/**
 * Sanitises a server's HTML before it is inserted into the page: removes scripts, event handlers, style elements and
 * forms, and of style attributes what is not safe: themes hide parts of a classic mini-cart by them and set widths.
 * Each call returns new nodes. DOMPurify is large, so only scripts that are loaded on demand may import this file.
 */
export const sanitizeHtml = (html: string): DocumentFragment =>
	restrictStyles(
		DOMPurify.sanitize(html, {
			RETURN_DOM_FRAGMENT: true,
			USE_PROFILES: { html: true },
			FORBID_TAGS: [...FORBIDDEN, 'form'],
		}),
	);

/**
 * Sanitises a part of a page rendered by the site's own server: also allows SVG icons and forms, whose action is
 * removed if it is on another origin. Its style attributes stay: WordPress writes the styles of blocks into them, and
 * a visit of the same page shows them as they are.
 */
export const sanitizeMarkup = (html: string): DocumentFragment => {
	const markup = DOMPurify.sanitize(html, {
		RETURN_DOM_FRAGMENT: true,
		USE_PROFILES: { html: true, svg: true },
		ADD_ATTR: ['fetchpriority'],
		FORBID_TAGS: FORBIDDEN,
	});
	markup.querySelectorAll('form').forEach((form) => {
		if (new URL(form.getAttribute('action') ?? '', document.baseURI).origin !== location.origin) {
			form.removeAttribute('action');
		}
	});
	return markup;
};
