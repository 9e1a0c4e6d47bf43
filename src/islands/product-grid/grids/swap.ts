/** Replaces the products of a grid. */
import { productsText } from '../../../ui/count-text';
import type { Grid } from './find';

declare global {
	interface Window {
		/** Elementor's scripts, once they have started. */
		readonly elementorFrontend?: {
			readonly elementsHandler?: { readonly runReadyTrigger: (element: Element) => void };
		};
	}
}

/** Element that holds the slider of Swiper. */
interface SliderElement extends HTMLElement {
	readonly swiper?: { readonly destroy: () => void };
}

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

const containerOf = ({ children }: ParentNode): Element | undefined =>
	[...children].find((child) => child.matches('.elementor-widget-container'));

/** The page builder's response may hold the widget's container, which the page has unless its markup is optimised. */
const replace = ({ kind, element }: Grid, markup: DocumentFragment): void => {
	if (kind === 'page-builder') {
		// Timers and listeners of a loop carousel's slider would outlive its slides.
		element.querySelector<SliderElement>('.swiper,.swiper-container')?.swiper?.destroy();
		const fresh = containerOf(markup);
		fresh?.replaceWith(...fresh.childNodes);
		(containerOf(element) ?? element).replaceChildren(markup);
	} else {
		element.replaceChildren(markup);
	}
};

/** Initialises the page builder's own scripts for the new content: the loop's, and those of widgets in its cards. */
const runPageBuilder = (element: HTMLElement): void => {
	const handler = window.elementorFrontend?.elementsHandler;
	[element, ...element.querySelectorAll('.e-loop-item .elementor-element')].forEach((widget) =>
		handler?.runReadyTrigger(widget),
	);
};

/**
 * Updates what WooCommerce's templates say of the page's query beside a grid that takes it. Their pagination has links
 * of the query that the page was printed with; the grid has its own.
 */
const updateTemplates = (total: number): void => {
	for (const count of document.querySelectorAll('.woocommerce-result-count')) {
		count.replaceChildren(productsText(total));
	}
	for (const pagination of document.querySelectorAll<HTMLElement>('nav.woocommerce-pagination')) {
		pagination.hidden = true;
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
		if ('takesQuery' in element.dataset) {
			updateTemplates(total);
		}
	}
	if (grid.kind === 'ours') {
		window.storefrontIslands?.mount?.(element);
	} else {
		runPageBuilder(element);
	}
};
