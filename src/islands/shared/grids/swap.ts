/** Replaces the products of a grid. */
import { productsText } from '../../../ui/count-text';
import type { Grid } from './find';

const CONTROLS = 'a[href],button,input,select';

/** Returns what identifies a control's purpose: the link's URL, the button's product. */
const purposeOf = (control: Element): string =>
	['href', 'name', 'value'].map((name) => control.getAttribute(name)).join(' ');

/** Focuses the control that corresponds to the one which had the focus, else the grid. */
const restoreFocus = (grid: HTMLElement, previous: Element): void => {
	const replacement = [...grid.querySelectorAll<HTMLElement>(CONTROLS)].find(
		(control) => purposeOf(control) === purposeOf(previous),
	);
	if (!replacement) {
		grid.tabIndex = -1;
	}
	(replacement ?? grid).focus({ preventScroll: true });
};

/** The page builder returns a whole container, which replaces the old one. */
const replace = ({ kind, element }: Grid, markup: DocumentFragment): void => {
	const container = '.elementor-widget-container';
	const [old, fresh] = [element.querySelector(container), markup.querySelector(container)];
	if (kind === 'page-builder' && old) {
		old.replaceChildren(...(fresh ?? markup).childNodes);
	} else {
		element.replaceChildren(markup);
	}
};

const read = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Initialises the page builder's own scripts for the new content. */
const wakePageBuilder = (element: HTMLElement): void => {
	const handler = read(Reflect.get(window, 'elementorFrontend'), 'elementsHandler');
	const trigger = read(handler, 'runReadyTrigger');
	if (typeof trigger === 'function') {
		trigger.call(handler, element);
	}
};

/**
 * Replaces a grid's products; restores the focus and the scroll position, and updates the result count.
 *
 * @param grid   Grid to update.
 * @param markup Sanitised products.
 * @param total  Number of products found; null if unknown.
 */
export const swap = (grid: Grid, markup: DocumentFragment, total: number | null): void => {
	const { element } = grid;
	const focused = document.activeElement;
	const { scrollX, scrollY } = window;
	replace(grid, markup);
	if (focused && !focused.isConnected) {
		restoreFocus(element, focused);
	}
	if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
		window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
	}
	if (total !== null) {
		element.parentElement?.querySelector('[data-count]')?.replaceChildren(productsText(total));
	}
	if (grid.kind === 'ours') {
		window.storefrontIslands?.mount?.(element);
	} else {
		wakePageBuilder(element);
	}
};
