import DOMPurify from 'dompurify';

/**
 * The one way by which a server's HTML gets into the page: without scripts, event handlers and styles of its own.
 * Each call gives new nodes. The library is big, so only scripts that are loaded on demand may import this file.
 */
export const sanitizeHtml = (html: string): DocumentFragment =>
	DOMPurify.sanitize(html, {
		RETURN_DOM_FRAGMENT: true,
		USE_PROFILES: { html: true },
		FORBID_TAGS: ['style', 'form', 'base', 'meta', 'link', 'iframe'],
	});
