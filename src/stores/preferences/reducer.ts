import { readList, readRecord } from '../../domain/read-unknown';
import { MOST_SEARCHES, type Preferences, type PreferencesAction } from './contract';

const isTerm = (value: unknown): value is string => typeof value === 'string' && value !== '';

const NONE: Preferences = { searches: [] };

/** Decodes stored data, which may come from other code or an older version. */
export const readPreferences = (json: unknown): Preferences => ({
	searches: readList(readRecord(json).searches).filter(isTerm).slice(0, MOST_SEARCHES),
});

/** Adds a search at the start and removes its duplicates, ignoring case. */
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
