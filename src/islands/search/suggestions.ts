/** Looks products up while one types: after a pause, and never with an answer for a text that is no longer there. */
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';
import type { Suggestions as Answer } from '../../stores/catalogue/suggestions';

/** Milliseconds without a key before the shop is asked. */
export const PAUSE = 250;
/** Characters; fewer find half the shop. */
export const SHORTEST = 2;
/** Products shown. */
export const MOST = 5;
/** Asks the shop; rejects only when it was given up. */
export type SearchProducts = (
	text: string,
	limit: number,
	signal: AbortSignal,
) => Promise<Result<Answer, Failure>>;

/** What was found, and for which text. */
export interface Found extends Answer {
	readonly text: string;
}

export interface Suggestions {
	/** Looks a text up; the answer comes by onFound. What was asked before is given up. */
	readonly ask: (text: string) => void;
	readonly stop: () => void;
}

interface Dependencies {
	readonly search: SearchProducts;
	/** Calls back after so many milliseconds; gives what cancels it. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	/** Null: nothing can be said of this text, as it is too short or the shop does not answer. Then the form alone works on. */
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
				// Rejects only when it was given up.
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
