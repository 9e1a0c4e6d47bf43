/** Recognises links to a target on their own page. */

/**
 * Returns the fragment of a link, with its '#', as it is in the URL; null if the link leads to another page.
 *
 * @param href Full URL of the link.
 * @param page Full URL of the page.
 */
export const fragmentOnPage = (href: string, page: string): string | null => {
	const start = href.indexOf('#');
	return start >= 0 && href.slice(0, start) === page.split('#')[0] ? href.slice(start) : null;
};

/** True if a fragment refers to the top of the page, unless an element on the page has that id. */
export const isTop = (fragment: string): boolean => /^#(top)?$/i.test(fragment);
