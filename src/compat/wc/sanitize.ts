/** window.wc.sanitize: HTML of gateways' descriptions and the like, as HTML again. */
import DOMPurify from 'dompurify';

const TAGS = ['a', 'b', 'em', 'i', 'strong', 'p', 'br', 'span'];
const ATTRIBUTES = ['target', 'href', 'rel', 'name', 'download', 'title'];

export interface SanitizeOptions {
	readonly tags?: readonly string[];
	readonly attr?: readonly string[];
}

/** The HTML with nothing but these tags and attributes; by default those of a short text with links. */
export const sanitizeHTML = (
	html: unknown,
	{ tags = TAGS, attr = ATTRIBUTES }: SanitizeOptions = {},
): string =>
	DOMPurify.sanitize(typeof html === 'string' ? html : '', {
		ALLOWED_TAGS: [...tags],
		ALLOWED_ATTR: [...attr],
	});
