/**
 * Parses HTML into a document in which no script runs and nothing loads. All parsing goes through here, with the page's
 * policy for Trusted Types, which the boot script creates; an editor has none.
 */
export const parseHtml = (html: string): Document =>
	new DOMParser().parseFromString(globalThis.storefrontIslands?.html?.(html) ?? html, 'text/html');
