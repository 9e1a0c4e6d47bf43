import type { LoopResponse } from '../../../api/ports';
import { readFilters } from '../../../domain/catalogue/address';
import type { Failure } from '../../../domain/failure/failure';
import { failed, success, type Result } from '../../../domain/support/result';
import { sanitizeMarkup, sanitizeWithSheets } from '../../../ui/html/sanitize';
import type { GridsDependencies, GridsPort } from '../../../stores/catalogue/page';
import { loadModule } from '../../../stores/shared/load-module';
import { findGrids, type Grid } from './find';
import { reportGrids } from './report';
import { keyOf, queryOfPage, requestFor, type GridsQuery } from './request';
import { swap } from './swap';
import { SELF_REFRESHING } from './selectors';

/** Sanitises what a grid's server returned; without its script a loop's cards come without their style sheets. */
const sanitize = async ({ kind }: Grid, html: string): Promise<DocumentFragment> => {
	const loops = kind === 'page-builder' ? await loadModule('catalogue-loops') : undefined;
	return loops ? sanitizeWithSheets(html, loops.confineSheets) : sanitizeMarkup(html);
};

export interface GridsRefreshDependencies extends GridsDependencies {
	/** Resolves in a new task, so that the browser can handle input in between. */
	readonly nextTask: () => Promise<void>;
}

/** No grid on the page can be refreshed: the browser must navigate. */
const NO_GRID: Failure = { kind: 'malformed', code: 'no_grid', message: '' };

/** Creates the function that refreshes grids: each grid whose products have changed is requested separately. */
export const createGridsRefresh = ({
	registry,
	refreshLoop,
	rules,
	printedUrl,
	nextTask,
}: GridsRefreshDependencies): GridsPort['refresh'] => {
	const printed: GridsQuery = { url: printedUrl, filters: readFilters(printedUrl, rules) };
	const shown = new WeakMap<Element, { readonly key: string; readonly total: number | null }>();
	let pageQuery = JSON.stringify(queryOfPage(printed, rules));
	let latest: AbortSignal | null = null;
	reportGrids(registry);

	const keyShown = (grid: Grid): string =>
		shown.get(grid.element)?.key ?? keyOf(grid, printed, rules);

	const request = (grid: Grid, query: GridsQuery, signal: AbortSignal) =>
		refreshLoop(
			grid.kind === 'ours' ? 'storefront-islands/v1' : 'elementor-pro/v1',
			requestFor(grid, query, rules),
			signal,
		);

	const fetchMarkup = async (
		grid: Grid,
		query: GridsQuery,
		signal: AbortSignal,
	): Promise<Result<LoopResponse, Failure>> => {
		grid.element.setAttribute('aria-busy', 'true');
		const response = await request(grid, query, signal);
		signal.throwIfAborted();
		if (response.ok) {
			await nextTask();
			const markup = await sanitize(grid, response.value.markup);
			await nextTask();
			signal.throwIfAborted();
			swap(grid, markup, response.value.total);
			shown.set(grid.element, { key: keyOf(grid, query, rules), total: response.value.total });
			await nextTask();
		}
		return response;
	};

	/** True if the page's query has changed and no grid on the page uses it. */
	const isMissed = (grids: readonly Grid[], query: GridsQuery): boolean =>
		JSON.stringify(queryOfPage(query, rules)) !== pageQuery &&
		!grids.some(({ usesPageQuery }) => usesPageQuery) &&
		document.querySelector(SELF_REFRESHING) === null;

	return async (url, filters, signal) => {
		latest = signal;
		const query = { url, filters };
		const grids = findGrids(document);
		if (isMissed(grids, query)) {
			return failed(NO_GRID);
		}
		const changedGrids = grids.filter((grid) => keyShown(grid) !== keyOf(grid, query, rules));
		try {
			const responses = await Promise.all(
				changedGrids.map((grid) => fetchMarkup(grid, query, signal)),
			);
			const failure = responses.find((response) => !response.ok);
			if (failure && !failure.ok) {
				return failure;
			}
			pageQuery = JSON.stringify(queryOfPage(query, rules));
			const leader = grids.find(({ usesPageQuery }) => usesPageQuery) ?? changedGrids[0];
			return success({ total: (leader && shown.get(leader.element)?.total) ?? null });
		} finally {
			// A newer call has its own pending grids.
			if (latest === signal) {
				grids.forEach(({ element }) => element.removeAttribute('aria-busy'));
			}
		}
	};
};
