/** Searches products while typing: after a pause, and without delivering results for an outdated text. */
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';
import type { Suggestions as Answer } from '../../stores/catalogue/suggestions';

/** Pause after the last key before a request, in milliseconds. */
export const PAUSE = 250;
/** Minimum length of a search in characters; shorter texts match too many products. */
export const SHORTEST = 2;
/** Maximum number of suggested products. */
export const MOST = 5;
/** Requests suggestions; rejects only if aborted. */
export type SearchProducts = (
	text: string,
	limit: number,
	signal: AbortSignal,
) => Promise<Result<Answer, Failure>>;

/** Result with the text that it belongs to. */
export interface Found extends Answer {
	readonly text: string;
}

export interface Suggestions {
	/** Schedules a search, whose result is passed to onFound. The previous search is aborted. */
	readonly ask: (text: string) => void;
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
	readonly onFound: (found: Found | null) => void;
}

const normalized = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

export const createSuggestions = ({ search, after, onFound }: Dependencies): Suggestions => {
	let giveUp = (): void => undefined;

	const lookUp = async (text: string, signal: AbortSignal): Promise<void> => {
		const answer = await search(normalized(text), MOST, signal);
		if (!signal.aborted) {
			onFound(answer.ok ? { text, ...answer.value } : null);
		}
	};

	return {
		ask: (text) => {
			giveUp();
			if (normalized(text).length < SHORTEST) {
				onFound(null);
				return;
			}
			const aborter = new AbortController();
			const cancel = after(PAUSE, () => {
				// Rejects only if aborted.
				lookUp(text, aborter.signal).catch(() => undefined);
			});
			giveUp = () => {
				cancel();
				aborter.abort();
			};
		},
		stop: () => giveUp(),
	};
};
