/** Side effects of a grid's sort form. Its first option is the grid's own order, for which the URL has no argument. */
export interface SortFormEffects {
	/** Returns the sort order in the page's URL; empty for the grid's own. */
	readonly order: () => string;
	/** Calls back when the order may have changed. */
	readonly follow: (changed: () => void) => void;
	readonly changeOrder: (order: string) => void;
}

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
	follow(() => {
		showOrder(select, order());
	});
	if (!select.options[select.selectedIndex]?.defaultSelected) {
		apply();
	}
};
