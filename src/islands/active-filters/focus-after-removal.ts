const LINKS = '.wc-block-active-filters__list-item-remove';
const CONTROLS = 'a[href],button,input:not([type="hidden"]),summary';

const firstControl = (island: Element): HTMLElement | null =>
	Array.from(document.querySelectorAll('.storefront-filter'))
		.filter((filter) => filter !== island)
		.map((filter) => filter.querySelector<HTMLElement>(CONTROLS))
		.find((control) => control?.checkVisibility?.() ?? control !== null) ?? null;

/**
 * Moves the focus after a filter was removed: to the filter that took its place, else to the products, which have
 * changed, else to the next filter.
 *
 * @param island Element of the island.
 * @param index  Index of the removed filter among all active filters.
 */
export const focusAfterRemoval = (island: Element, index: number): void => {
	const links = Array.from(island.querySelectorAll<HTMLElement>(LINKS));
	const next = links[Math.min(index, links.length - 1)];
	if (next) {
		next.focus();
		return;
	}
	const grid = document.querySelector<HTMLElement>('[data-grid]');
	if (grid) {
		grid.tabIndex = -1;
	}
	(grid ?? firstControl(island))?.focus({ preventScroll: true });
};
