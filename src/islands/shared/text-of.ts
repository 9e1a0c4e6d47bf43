/** The text of a piece of HTML on one line. A document that is only parsed runs nothing, and knows every entity. */
export const textOf = (html: string): string =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
