import type { LoopAnswer } from '../../../api/catalogue/port';
import { readFilters } from '../../../domain/catalogue/address';
import type { Failure } from '../../../domain/failure';
import { failed, success, type Result } from '../../../domain/result';
import { sanitizeMarkup } from '../../../compat/sanitize';
import type { GridsDependencies, GridsPort } from '../../../stores/catalogue/page';
import { findGrids, type Grid } from './find';
import { followGrids } from './follow';
import { keyOf, queryOfPage, requestFor, type Asked } from './request';
import { SELF_REFRESHING } from './selectors';
import { swap } from './swap';

export interface OpenGridsDependencies extends GridsDependencies {
	/** Resolves in a new task, so that the browser can handle input in between. */
	readonly nextTask: () => Promise<void>;
}

/** No grid on the page can be refreshed: the browser must navigate. */
const NO_GRID: Failure = { kind: 'malformed', code: 'no_grid', message: '' };

/** Creates the function that refreshes grids: each grid whose products have changed is requested separately. */
export const openGrids = ({
	registry,
	refreshLoop,
	rules,
	printedUrl,
	nextTask,
}: OpenGridsDependencies): GridsPort['refresh'] => {
	const printed: Asked = { url: printedUrl, filters: readFilters(printedUrl, rules) };
	const shown = new WeakMap<Element, { readonly key: string; readonly total: number | null }>();
	let pageQuery = JSON.stringify(queryOfPage(printed, rules));
	let latest: AbortSignal | null = null;
	followGrids(registry);

	const keyShown = (grid: Grid): string =>
		shown.get(grid.element)?.key ?? keyOf(grid, printed, rules);

	const ask = (grid: Grid, asked: Asked, signal: AbortSignal) =>
		refreshLoop(
			grid.kind === 'ours' ? 'storefront-islands/v1' : 'elementor-pro/v1',
			requestFor(grid, asked, rules),
			signal,
		);

	const bring = async (
		grid: Grid,
		asked: Asked,
		signal: AbortSignal,
	): Promise<Result<LoopAnswer, Failure>> => {
		grid.element.setAttribute('aria-busy', 'true');
		const answer = await ask(grid, asked, signal);
		signal.throwIfAborted();
		if (answer.ok) {
			await nextTask();
			const markup = sanitizeMarkup(answer.value.markup);
			await nextTask();
			signal.throwIfAborted();
			swap(grid, markup, answer.value.total);
			shown.set(grid.element, { key: keyOf(grid, asked, rules), total: answer.value.total });
			await nextTask();
		}
		return answer;
	};

	/** True if the page's query has changed and no grid on the page uses it. */
	const isMissed = (grids: readonly Grid[], asked: Asked): boolean =>
		JSON.stringify(queryOfPage(asked, rules)) !== pageQuery &&
		!grids.some(({ takesQuery }) => takesQuery) &&
		document.querySelector(SELF_REFRESHING) === null;

	return async (url, filters, signal) => {
		latest = signal;
		const asked = { url, filters };
		const grids = findGrids(document);
		if (isMissed(grids, asked)) {
			return failed(NO_GRID);
		}
		const concerned = grids.filter((grid) => keyShown(grid) !== keyOf(grid, asked, rules));
		try {
			const answers = await Promise.all(concerned.map((grid) => bring(grid, asked, signal)));
			const failure = answers.find((answer) => !answer.ok);
			if (failure && !failure.ok) {
				return failure;
			}
			pageQuery = JSON.stringify(queryOfPage(asked, rules));
			const leader = grids.find(({ takesQuery }) => takesQuery) ?? concerned[0];
			return success({ total: (leader && shown.get(leader.element)?.total) ?? null });
		} finally {
			// A newer call has its own pending grids.
			if (latest === signal) {
				grids.forEach(({ element }) => element.removeAttribute('aria-busy'));
			}
		}
	};
};
