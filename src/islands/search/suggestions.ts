/** Searches products while typing: after a pause, and without delivering results for an outdated text. */
import type { Failure } from '../../domain/failure/failure';
import type { Result } from '../../domain/support/result';
import { WORDS_AFTER } from '../../domain/support/waiting';
import type { Suggestions as FoundProducts } from '../../stores/catalogue/suggestions';

/** Pause after the last key before a request, in milliseconds. */
export const SEARCH_DEBOUNCE = 250;
/** Minimum length of a search in characters; shorter texts match too many products. */
const MIN_LENGTH = 2;
/** Maximum number of suggested products. */
const MAX_SUGGESTIONS = 5;
/** Requests suggestions; rejects only if aborted. */
export type SearchProducts = (
	text: string,
	limit: number,
	signal: AbortSignal,
) => Promise<Result<FoundProducts, Failure>>;

/** Result with the text that it belongs to. */
export interface SearchResult extends FoundProducts {
	readonly text: string;
}

export interface Suggestions {
	/** Schedules a search, whose result is passed to onResult. The previous search is aborted. */
	readonly request: (text: string) => void;
	readonly stop: () => void;
}

interface Dependencies {
	readonly search: SearchProducts;
	/** Calls back after a number of milliseconds; returns a function that cancels it. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	/**
	 * Called with null if there is no result, because the text is too short or the shop does not respond. The form
	 * still works.
	 */
	readonly onResult: (result: SearchResult | null) => void;
	/** Called where the result takes long; onResult ends the wait. */
	readonly onWait: () => void;
}

const normalized = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

export const createSuggestions = ({
	search,
	after,
	onResult,
	onWait,
}: Dependencies): Suggestions => {
	let cancelRequest = (): void => undefined;

	const load = async (text: string, signal: AbortSignal): Promise<void> => {
		const response = await search(normalized(text), MAX_SUGGESTIONS, signal);
		if (!signal.aborted) {
			onResult(response.ok ? { text, ...response.value } : null);
		}
	};

	return {
		request: (text) => {
			cancelRequest();
			if (normalized(text).length < MIN_LENGTH) {
				onResult(null);
				return;
			}
			const aborter = new AbortController();
			const cancel = after(SEARCH_DEBOUNCE, () => {
				const cancelWait = after(WORDS_AFTER, onWait);
				aborter.signal.addEventListener('abort', cancelWait);
				// Rejects only if aborted.
				load(text, aborter.signal)
					.then(cancelWait)
					.catch(() => undefined);
			});
			cancelRequest = () => {
				cancel();
				aborter.abort();
			};
		},
		stop: () => cancelRequest(),
	};
};
