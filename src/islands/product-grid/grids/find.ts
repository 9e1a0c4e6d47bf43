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

const gridOf = (
	kind: Grid['kind'],
	element: HTMLElement,
	widgetId = '',
	postId: string | undefined,
): Grid => ({
	kind,
	element,
	// Ids of the page builder have no dot.
	id: widgetId.replace(/\..*/s, ''),
	widgetId,
	postId: Number(postId) || 0,
	usesPageQuery: 'takesQuery' in element.dataset,
});

const ours = (element: HTMLElement): Grid =>
	gridOf('ours', element, element.dataset['grid'], element.dataset['post']);

/**
 * Reads a grid of the page builder, whose server identifies it by the containing document. Of the filters its server
 * knows taxonomies; the page's others apply where php-stubs/src/Compat/Elementor/LoopFilters.php has marked it.
 */
const pageBuilders = (element: HTMLElement): Grid =>
	gridOf(
		'page-builder',
		element,
		element.dataset['id'],
		element.closest<HTMLElement>('[data-elementor-id]')?.dataset['elementorId'],
	);

/** Returns all grids that can be refreshed, this plugin's first. */
export const findGrids = (page: ParentNode): readonly Grid[] => [
	...Array.from(page.querySelectorAll<HTMLElement>(OURS), ours),
	...Array.from(page.querySelectorAll<HTMLElement>(PAGE_BUILDERS), pageBuilders),
];
