import { OURS, PAGE_BUILDERS } from './selectors';

/** Product grid on the page. */
export interface Grid {
	readonly kind: 'ours' | 'page-builder';
	/** Element whose content is replaced. */
	readonly element: HTMLElement;
	/** Id by which filters address this grid alone: `e-filter-{id}-{taxonomy}`. */
	readonly id: string;
	/** Id by which its server identifies it. */
	readonly widgetId: string;
	/** Id of the post that contains it; 0 if unknown. */
	readonly postId: number;
	/** True if the page's filters and sort order apply to it. */
	readonly usesPageQuery: boolean;
}

const ours = (element: HTMLElement): Grid => {
	const widgetId = element.dataset['grid'] ?? '';
	return {
		kind: 'ours',
		element,
		id: widgetId.replace(/\..*/s, ''),
		widgetId,
		postId: Number(element.dataset['post']) || 0,
		usesPageQuery: 'takesQuery' in element.dataset,
	};
};

/**
 * Reads a grid of the page builder, whose server identifies it by the containing document. Of the filters its server
 * knows taxonomies; the page's others apply where php-stubs/src/Elementor/LoopFilters.php has marked it.
 */
const pageBuilders = (element: HTMLElement): Grid => {
	const id = element.dataset['id'] ?? '';
	const postElement = element.closest('[data-elementor-id]');
	return {
		kind: 'page-builder',
		element,
		id,
		widgetId: id,
		postId: Number(postElement?.getAttribute('data-elementor-id')) || 0,
		usesPageQuery: 'takesQuery' in element.dataset,
	};
};

/** Returns all grids that can be refreshed, this plugin's first. */
export const findGrids = (page: ParentNode): readonly Grid[] => [
	...Array.from(page.querySelectorAll<HTMLElement>(OURS), ours),
	...Array.from(page.querySelectorAll<HTMLElement>(PAGE_BUILDERS), pageBuilders),
];
