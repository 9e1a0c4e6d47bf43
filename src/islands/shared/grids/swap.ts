/** Puts new products into a grid. */
import { productsText } from '../../../ui/count-text';
import type { Grid } from './find';

const CONTROLS = 'a[href],button,input,select';

/** What a control is for: the link's address, the button's product. */
const purposeOf = (control: Element): string =>
	['href', 'name', 'value'].map((name) => control.getAttribute(name)).join(' ');

/** Moves the focus to the control that stands for the one which had it, else to the grid. */
const restoreFocus = (grid: HTMLElement, lost: Element): void => {
	const heir = [...grid.querySelectorAll<HTMLElement>(CONTROLS)].find(
		(control) => purposeOf(control) === purposeOf(lost),
	);
	if (!heir) {
		grid.tabIndex = -1;
	}
	(heir ?? grid).focus({ preventScroll: true });
};

/** The page builder's answer is a whole container, which takes the old one's place. */
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

/** Lets the page builder's own scripts take care of what came. */
const wakePageBuilder = (element: HTMLElement): void => {
	const handler = read(Reflect.get(window, 'elementorFrontend'), 'elementsHandler');
	const trigger = read(handler, 'runReadyTrigger');
	if (typeof trigger === 'function') {
		trigger.call(handler, element);
	}
};

/**
 * Exchanges a grid's products; the focus, the place on the page and the number beside the grid follow.
 *
 * @param grid   Whose.
 * @param markup Sanitised.
 * @param total  Products found; null where nobody says.
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
