import DOMPurify from 'dompurify';

const FORBIDDEN = ['style', 'base', 'meta', 'link', 'iframe'];

/**
 * Sanitises a server's HTML before it is inserted into the page: removes scripts, event handlers, style elements and
 * forms. Each call returns new nodes. DOMPurify is large, so only scripts that are loaded on demand may import this
 * file.
 */
export const sanitizeHtml = (html: string): DocumentFragment =>
	DOMPurify.sanitize(html, {
		RETURN_DOM_FRAGMENT: true,
		USE_PROFILES: { html: true },
		FORBID_TAGS: [...FORBIDDEN, 'form'],
	});

/**
 * Sanitises a part of a page rendered by the site's own server: also allows SVG icons and forms, whose action is
 * removed if it is on another origin.
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
