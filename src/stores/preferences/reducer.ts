import { readList, readRecord } from '../../domain/read-unknown';
import { MOST_SEARCHES, type Preferences, type PreferencesAction } from './contract';

const isTerm = (value: unknown): value is string => typeof value === 'string' && value !== '';

const NONE: Preferences = { searches: [] };

/** What is stored may be anybody's, and of any age. */
export const readPreferences = (json: unknown): Preferences => ({
	searches: readList(readRecord(json).searches).filter(isTerm).slice(0, MOST_SEARCHES),
});

/** The searches with one more, which comes first and only once, however it is written. */
const withSearch = (searches: readonly string[], term: string): readonly string[] =>
	[
		term,
		...searches.filter((other) => other.toLocaleLowerCase() !== term.toLocaleLowerCase()),
	].slice(0, MOST_SEARCHES);

export const reducer = (state: Preferences = NONE, action: PreferencesAction): Preferences => {
	switch (action.type) {
		case 'REMEMBER_SEARCH':
			return isTerm(action.term)
				? { ...state, searches: withSearch(state.searches, action.term) }
				: state;
		case 'FORGET_SEARCHES':
			return { ...state, searches: [] };
		default:
			return state;
	}
};
