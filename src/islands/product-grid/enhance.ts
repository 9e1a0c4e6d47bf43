/** Makes a product grid's pagination links and sort form change its products in place. */
import { catalogueStore } from '../../stores/catalogue/contract';
import type { Registry } from '../../stores/shared/registry';

/**
 * Side effects of pagination links, which load the next page in place. Opened in a new tab, or without JavaScript, they
 * navigate as usual.
 */
interface PageLinksEffects {
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

/** Shows pages through the catalogue's store, which refreshes the grids. */
export const createShowPage =
	(registry: Registry): PageLinksEffects['showPage'] =>
	(url, afterward) => {
		const { getUrl, getGrids } = registry.select(catalogueStore);
		let hasBegun = false;
		const stop = registry.subscribe(() => {
			const { kind } = getGrids();
			if (kind === 'refreshing') {
				hasBegun = true;
			} else if (hasBegun) {
				stop();
				if (getUrl() === url) {
					afterward(kind === 'refreshed');
				}
			}
		}, catalogueStore.name);
		void registry.dispatch(catalogueStore).goToPage(url);
	};

/** Side effects of a grid's sort form. Its first option is the grid's own order, for which the URL has no argument. */
export interface SortFormEffects {
	/** Returns the sort order in the page's URL; empty for the grid's own. */
	readonly order: () => string;
	/** Calls back when the order may have changed. */
	readonly follow: (changed: () => void) => void;
	readonly changeOrder: (order: string) => void;
}

/** Lists of orders of the page: php-stubs/src/Catalogue/GridView/SortForm.php. */
const ALL_SELECTS = '.storefront-product-grid__sort select';

const orderOf = (select: HTMLSelectElement): string =>
	select.selectedIndex === 0 ? '' : select.value;

const showOrder = (select: HTMLSelectElement, order: string): void => {
	const index = [...select.options].findIndex(({ value }) => value === order);
	select.selectedIndex = Math.max(0, index);
};

/** Applies a chosen order at once, including one chosen before hydration. */
export const enhanceSortForm = (
	form: HTMLFormElement,
	{ order, follow, changeOrder }: SortFormEffects,
): void => {
	const select = form.querySelector('select');
	if (!select) {
		return;
	}
	const apply = (): void => changeOrder(orderOf(select));
	form.addEventListener('change', apply);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		apply();
	});
	let shown = order();
	follow(() => {
		showOrder(select, order());
		if (order() !== shown) {
			shown = order();
			// Forms of other grids need not be hydrated.
			form.ownerDocument
				.querySelectorAll<HTMLSelectElement>(ALL_SELECTS)
				.forEach((other) => showOrder(other, shown));
		}
	});
	if (!select.options[select.selectedIndex]?.defaultSelected) {
		apply();
	}
};
