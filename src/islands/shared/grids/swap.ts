/** Replaces the products of a grid. */
import type { LoopRequest } from '../../../api/ports';
import { readOrder, withoutPagination } from '../../../domain/catalogue/address';
import { filterArguments } from '../../../domain/catalogue/arguments';
import type { AddressRules } from '../../../domain/catalogue/arguments';
import { NO_FILTERS } from '../../../domain/catalogue/filters';
import type { CatalogueFilters } from '../../../domain/catalogue/filters';
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
const wakePageBuilder = (element: HTMLElement): void => {
	const handler = window.elementorFrontend?.elementsHandler;
	[element, ...element.querySelectorAll('.e-loop-item .elementor-element')].forEach((widget) =>
		handler?.runReadyTrigger(widget),
	);
};

/**
 * Updates what WooCommerce's templates say of the page's query beside a grid that takes it. Their pagination has links of
 * the query that the page was printed with; the grid has its own.
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
		wakePageBuilder(element);
	}
};

/** Target of a refresh: URL and filters. */
export interface GridsQuery {
	/** Absolute URL. */
	readonly url: string;
	readonly filters: CatalogueFilters;
}

const withoutFragment = (url: string): string => url.replace(/#.*/s, '');

/**
 * Returns the query for all grids that use the page's query: its filters, except those of single grids, and its sort
 * order.
 */
export const queryOfPage = ({ url, filters }: GridsQuery, rules: AddressRules) => {
	const order = readOrder(url);
	return {
		...Object.fromEntries(filterArguments({ ...filters, taxonomies: [] }, rules)),
		...(order === '' ? {} : { orderby: order }),
	};
};

/** Builds the request for a grid (docs/behaviour.md#loop-refresh). The page builder expects taxonomies as an object. */
export const requestFor = (grid: Grid, query: GridsQuery, rules: AddressRules): LoopRequest => {
	const own = query.filters.taxonomies.filter(({ widgetId }) => widgetId === grid.id);
	const common = { post_id: grid.postId, widget_id: grid.widgetId };
	if (grid.kind === 'page-builder') {
		const taxonomy = own.map(({ taxonomy, terms }) => [taxonomy, { terms, logicalJoin: 'OR' }]);
		// The page's other filters are read from the address (php-stubs/src/Elementor/LoopFilters.php).
		return {
			...common,
			widget_filters: own.length === 0 ? {} : { taxonomy: Object.fromEntries(taxonomy) },
			pagination_base_url: withoutFragment(withoutPagination(query.url, rules)),
		};
	}
	return {
		...common,
		widget_filters: {
			...(grid.usesPageQuery ? queryOfPage(query, rules) : {}),
			...Object.fromEntries(filterArguments({ ...NO_FILTERS, taxonomies: own }, rules)),
		},
		// This plugin's route removes the page number itself, as Back may lead to a later page.
		pagination_base_url: withoutFragment(query.url),
	};
};

const pageNumbers = (url: string): readonly (readonly [string, string])[] =>
	[...new URL(url).searchParams].filter(([name]) => /^query-\d+-page$/.test(name));

/** Returns a key of the products shown in a grid: two URLs with the same key show the same products. */
export const keyOf = (grid: Grid, query: GridsQuery, rules: AddressRules): string =>
	JSON.stringify([
		requestFor(grid, query, rules).widget_filters,
		pageNumbers(query.url),
		grid.usesPageQuery && queryOfPage(query, rules),
	]);
