/**
 * Side effects of pagination links, which load the next page in place. Opened in a new tab, or without JavaScript, they
 * navigate as usual.
 */
export interface PageLinksEffects {
	/**
	 * Shows the page of a URL.
	 *
	 * @param url       Absolute URL.
	 * @param afterward Called with true if the products were loaded, false if not; not called if another page or filter
	 * was chosen meanwhile.
	 */
	readonly showPage: (url: string, afterward: (isThere: boolean) => void) => void;
}

const isForThisTab = (event: MouseEvent): boolean =>
	!(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Scrolls to the start of the grid and focuses it. If the products could not be loaded, the error is shown there too,
 * and the focus stays on the link.
 */
const showStart = (grid: HTMLElement, isThere: boolean): void => {
	if (isThere) {
		grid.tabIndex = -1;
		grid.focus({ preventScroll: true });
	}
	// Scrolls to the parent element, which contains the result count.
	(grid.parentElement ?? grid).scrollIntoView({ block: 'start', behavior: 'instant' });
};

/** @param links Container of the links, inside the grid. */
export const enhancePageLinks = (links: HTMLElement, { showPage }: PageLinksEffects): void => {
	const grid = links.closest<HTMLElement>('[data-grid]');
	links.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (grid && link && isForThisTab(event)) {
			event.preventDefault();
			showPage(link.href, (isThere) => showStart(grid, isThere));
		}
	});
};
