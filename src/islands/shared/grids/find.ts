import { OURS, PAGE_BUILDERS } from './selectors';

/** A grid of products that a page holds. */
export interface Grid {
	readonly kind: 'ours' | 'page-builder';
	/** What is filled anew. */
	readonly element: HTMLElement;
	/** What filters of this grid alone call it: `e-filter-{id}-{taxonomy}`. */
	readonly id: string;
	/** What its server knows it by. */
	readonly widgetId: string;
	/** The post that it stands in; 0 where none is known. */
	readonly postId: number;
	/** Whether the page's filters and its order act on it. */
	readonly takesQuery: boolean;
}

const ours = (element: HTMLElement): Grid => {
	const widgetId = element.dataset['grid'] ?? '';
	return {
		kind: 'ours',
		element,
		id: widgetId.replace(/\..*/s, ''),
		widgetId,
		postId: Number(element.dataset['post']) || 0,
		takesQuery: 'takesQuery' in element.dataset,
	};
};

/** Its server knows the loop by the document that holds it, and narrows it by taxonomies alone. */
const pageBuilders = (element: HTMLElement): Grid => {
	const id = element.dataset['id'] ?? '';
	const holder = element.closest('[data-elementor-id]');
	return {
		kind: 'page-builder',
		element,
		id,
		widgetId: id,
		postId: Number(holder?.getAttribute('data-elementor-id')) || 0,
		takesQuery: false,
	};
};

/** All grids that can be refreshed, ours first. */
export const findGrids = (page: ParentNode): readonly Grid[] => [
	...Array.from(page.querySelectorAll<HTMLElement>(OURS), ours),
	...Array.from(page.querySelectorAll<HTMLElement>(PAGE_BUILDERS), pageBuilders),
];
