/** Which links lead to a place on their own page. */

/**
 * The fragment of a link, with its '#', as the address has it; null where the link leads to another page.
 *
 * @param href The link's whole address.
 * @param page The page's whole address.
 */
export const fragmentOnPage = (href: string, page: string): string | null => {
	const start = href.indexOf('#');
	return start >= 0 && href.slice(0, start) === page.split('#')[0] ? href.slice(start) : null;
};

/** Whether a fragment means the page's beginning, where nothing on the page has that name. */
export const isTop = (fragment: string): boolean => /^#(top)?$/i.test(fragment);
