/** The list of suggestions below an address field: its state, and the attributes of the field (ARIA combobox). */
import type { Suggestion } from './suggestions';

export interface ComboboxState {
	/** Number of the newest question to the provider; an answer to an older one comes too late. */
	readonly request: number;
	/** Shown suggestions; the list is closed if there are none. */
	readonly suggestions: readonly Suggestion[];
	/** Index of the active suggestion; -1 if none is. */
	readonly active: number;
}

export type ComboboxEvent =
	| { readonly type: 'asked' }
	| {
			readonly type: 'found';
			readonly request: number;
			readonly suggestions: readonly Suggestion[];
	  }
	| { readonly type: 'moved'; readonly by: 1 | -1 }
	| { readonly type: 'closed' };

export const CLOSED: ComboboxState = { request: 0, suggestions: [], active: -1 };

/** Moves to the next or previous suggestion; the first follows the last. */
const move = ({ suggestions: { length }, active }: ComboboxState, by: 1 | -1): number =>
	by === 1 ? (active + 1) % length : (active <= 0 ? length : active) - 1;

/** Returns the next state. Former suggestions stay until the answer to a new search is there. */
export const step = (state: ComboboxState, event: ComboboxEvent): ComboboxState => {
	switch (event.type) {
		case 'asked':
			return { ...state, request: state.request + 1 };
		case 'found':
			return event.request === state.request
				? { ...state, suggestions: event.suggestions, active: -1 }
				: state;
		case 'moved':
			return state.suggestions.length > 0 ? { ...state, active: move(state, event.by) } : state;
		case 'closed':
			return { ...CLOSED, request: state.request + 1 };
	}
};

export const listId = (kind: string): string => `address-suggestions-${kind}-list`;

export const optionId = (kind: string, index: number): string => `suggestion-item-${kind}-${index}`;

/**
 * Returns the attributes of the field: null removes one. While suggestions are searched for, the browser and password
 * managers offer none of their own.
 *
 * @param kind         Kind of the address.
 * @param state        State of the list.
 * @param isAvailable  True if a provider knows addresses of the country.
 * @param autoComplete Value of the autocomplete attribute while nothing is searched for; null for none.
 * @param isSearched   True if the text in the field is searched for.
 */
export const comboboxAttributes = (
	kind: string,
	{ suggestions, active }: ComboboxState,
	isAvailable: boolean,
	autoComplete: string | null,
	isSearched: boolean,
): Readonly<Record<string, string | null>> => {
	const isOpen = suggestions.length > 0;
	return {
		role: isAvailable ? 'combobox' : null,
		'aria-autocomplete': isAvailable ? 'list' : null,
		'aria-haspopup': isAvailable ? 'listbox' : null,
		'aria-expanded': isAvailable ? String(isOpen) : null,
		'aria-controls': isOpen ? listId(kind) : null,
		'aria-activedescendant': isOpen && active >= 0 ? optionId(kind, active) : null,
		autocomplete: isSearched ? 'none' : autoComplete,
		'data-1p-ignore': isSearched ? 'true' : null,
		'data-lpignore': isSearched ? 'true' : null,
	};
};
