/** ARIA combobox of address suggestions at a field of the checkout. */
import { createElement, createRoot } from '@wordpress/element';
import { CLOSED, comboboxAttributes, step } from '../../domain/address-autocomplete/combobox';
import type { ComboboxEvent } from '../../domain/address-autocomplete/combobox';
import { MIN_QUERY, readSuggestions } from '../../domain/address-autocomplete/suggestions';
import type { AddressKind } from '../../domain/fields/form';
import type { Provider } from './providers';
import { SuggestionList } from './suggestion-list';

export interface ComboboxDependencies {
	readonly kind: AddressKind;
	readonly country: () => string;
	/** Fills in the address of a chosen suggestion, as the provider describes it. */
	readonly fill: (address: unknown) => void;
}

export interface Combobox {
	readonly input: HTMLInputElement;
	/** Sets the provider of the country; null if there is none. */
	readonly setProvider: (provider: Provider | null) => void;
	readonly disconnect: () => void;
}

/**
 * True if the shopper typed: browsers fill in fields without a type of input, and replace texts, such as corrections,
 * with one of its own.
 */
const isTyped = (event: Event): boolean =>
	event instanceof InputEvent &&
	event.inputType !== '' &&
	event.inputType !== 'insertReplacementText';

/** Makes a field that React draws a combobox. React knows nothing of the attributes and the element below the field. */
export const connectCombobox = (
	input: HTMLInputElement,
	{ kind, country, fill }: ComboboxDependencies,
): Combobox => {
	const host = document.createElement('div');
	host.className = 'storefront-autocomplete';
	host.setAttribute('aria-live', 'polite');
	input.after(host);
	const root = createRoot(host);
	const autoComplete = input.getAttribute('autocomplete');
	const listeners = new AbortController();
	let provider: Provider | null = null;
	let state = CLOSED;
	let isSearched = false;

	const draw = (): void => {
		const attributes = comboboxAttributes(kind, state, provider !== null, autoComplete, isSearched);
		for (const [name, value] of Object.entries(attributes)) {
			if (value === null) {
				input.removeAttribute(name);
			} else if (input.getAttribute(name) !== value) {
				input.setAttribute(name, value);
			}
		}
		host.toggleAttribute('data-available', provider !== null);
		root.render(<SuggestionList kind={kind} state={state} branding={provider?.branding ?? ''} />);
	};
	const dispatch = (event: ComboboxEvent): number => {
		const next = step(state, event);
		// An answer that comes too late changes nothing; the field may be gone by then.
		if (next !== state) {
			state = next;
			draw();
		}
		return state.request;
	};
	const close = (): void => void dispatch({ type: 'closed' });

	const search = async (query: string): Promise<void> => {
		const request = dispatch({ type: 'asked' });
		const result = await provider?.search(query, country(), kind);
		dispatch({ type: 'found', request, suggestions: readSuggestions(result) });
	};
	const choose = (index: number): void => {
		const suggestion = state.suggestions[index];
		if (!suggestion) {
			return;
		}
		const request = dispatch({ type: 'asked' });
		void provider?.select(suggestion.id, country()).then((address) => {
			if (request === state.request) {
				close();
				fill(address);
			}
		});
	};
	const hear = (event: Event): void => {
		isSearched = provider !== null && isTyped(event) && input.value.length >= MIN_QUERY;
		if (isSearched) {
			void search(input.value);
		} else {
			close();
		}
	};
	const press = (event: KeyboardEvent): void => {
		if (state.suggestions.length === 0) {
			return;
		}
		switch (event.key) {
			case 'ArrowDown':
			case 'ArrowUp':
				dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 });
				break;
			case 'Enter':
				choose(state.active);
				break;
			case 'Escape':
				close();
				break;
			default:
				return;
		}
		event.preventDefault();
	};
	/** The list goes with the focus, unless that moves to a link of the branding. */
	const leave = ({ relatedTarget }: FocusEvent): void => {
		if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) {
			isSearched = false;
			close();
		}
	};
	const click = ({ target }: Event): void => {
		const options = [...host.querySelectorAll('[role="option"]')];
		choose(options.findIndex((option) => target instanceof Node && option.contains(target)));
	};
	const { signal } = listeners;
	input.addEventListener('input', hear, { signal });
	input.addEventListener('keydown', press, { signal });
	input.addEventListener('blur', leave, { signal });
	host.addEventListener('focusout', leave, { signal });
	host.addEventListener('click', click, { signal });
	// A press on a suggestion leaves the focus in the field.
	host.addEventListener('mousedown', (event) => event.preventDefault(), { signal });

	return {
		input,
		setProvider: (next) => {
			if (next?.id !== provider?.id) {
				provider = next;
				isSearched = false;
				close();
			}
		},
		disconnect: () => {
			listeners.abort();
			provider = null;
			state = CLOSED;
			root.unmount();
			host.remove();
		},
	};
};
