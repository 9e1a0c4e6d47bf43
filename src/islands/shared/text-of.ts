/** Returns the text of an HTML fragment on one line. DOMParser runs no scripts and decodes every entity. */
export const textOf = (html: string): string =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
