/** State of the list of suggestions below an address field. */
import type { Suggestion } from '../../domain/compat/address-autocomplete/suggestions';
import { afterKey, CLOSED } from '../../ui/fields/combobox';
import type { ListState } from '../../ui/fields/combobox';

/** The list is open while there are suggestions. */
export interface SuggestionsState extends ListState {
	/** Number of the newest request to the provider; a response to an older one comes too late. */
	readonly request: number;
	readonly suggestions: readonly Suggestion[];
}

export type SuggestionsEvent =
	| { readonly type: 'requested' }
	| {
			readonly type: 'found';
			readonly request: number;
			readonly suggestions: readonly Suggestion[];
	  }
	| { readonly type: 'pressed'; readonly key: string }
	| { readonly type: 'closed' };

export const initialState: SuggestionsState = { ...CLOSED, request: 0, suggestions: [] };

/** Returns the next state. Former suggestions stay until the response to a new search is there. */
export const step = (state: SuggestionsState, event: SuggestionsEvent): SuggestionsState => {
	const { request, suggestions } = state;
	switch (event.type) {
		case 'requested':
			return { ...state, request: request + 1 };
		case 'found':
			return event.request === request
				? {
						request,
						suggestions: event.suggestions,
						isOpen: event.suggestions.length > 0,
						active: -1,
					}
				: state;
		case 'pressed': {
			// Enter in the field itself chooses nothing, so the arrows pass it by, as in WooCommerce's block.
			const list = afterKey(state, event.key, suggestions.length, 0);
			if (list === null) {
				return state;
			}
			return list.isOpen ? { ...state, ...list } : step(state, { type: 'closed' });
		}
		case 'closed':
			return { ...initialState, request: request + 1 };
	}
};
