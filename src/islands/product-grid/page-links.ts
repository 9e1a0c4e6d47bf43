/** Links to the other pages of a grid: they are followed in place. Opened in another tab, or without script, they are links. */
export interface PageLinksEffects {
	/**
	 * Shows the page of an address.
	 *
	 * @param url       Absolute.
	 * @param afterward Told whether its products are there now; not told where something else was chosen meanwhile.
	 */
	readonly showPage: (url: string, afterward: (isThere: boolean) => void) => void;
}

const isForThisTab = (event: MouseEvent): boolean =>
	!(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** The next page is read from its start. Products that did not come are said there too; the focus stays on the link then. */
const showStart = (grid: HTMLElement, isThere: boolean): void => {
	if (isThere) {
		grid.tabIndex = -1;
		grid.focus({ preventScroll: true });
	}
	// With its number of products.
	(grid.parentElement ?? grid).scrollIntoView({ block: 'start', behavior: 'instant' });
};

/** @param links What holds them, inside the grid. */
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
