import DOMPurify from 'dompurify';

const FORBIDDEN = ['style', 'base', 'meta', 'link', 'iframe'];

/**
 * The one way by which a server's HTML gets into the page: without scripts, event handlers and styles of its own.
 * Each call gives new nodes. The library is big, so only scripts that are loaded on demand may import this file.
 */
export const sanitizeHtml = (html: string): DocumentFragment =>
	DOMPurify.sanitize(html, {
		RETURN_DOM_FRAGMENT: true,
		USE_PROFILES: { html: true },
		FORBID_TAGS: [...FORBIDDEN, 'form'],
	});

/**
 * The same for a part of a page that the site's own server made anew: with the forms of its buttons, as long as they lead to
 * this site, and with drawn icons.
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
