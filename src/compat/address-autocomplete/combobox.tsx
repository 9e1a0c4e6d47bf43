/** ARIA combobox of address suggestions at a field of the checkout. */
import { createElement, createRoot } from '@wordpress/element';
import { MIN_QUERY, readSuggestions } from '../../domain/compat/address-autocomplete/suggestions';
import type { AddressKind } from '../../domain/checkout/fields/form';
import { fieldAttributes, keyOf } from '../../ui/fields/combobox';
import type { ComboboxIds } from '../../ui/fields/combobox';
import type { Provider } from './providers';
import { initialState, step } from './state';
import type { SuggestionsEvent } from './state';
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

/** Sets the attributes, or removes them; one without a value is always removed. */
const setAttributes = (
	input: HTMLInputElement,
	attributes: Readonly<Record<string, string | boolean | null | undefined>>,
	isSet = true,
): void => {
	for (const [name, value] of Object.entries(attributes)) {
		if (isSet && (value ?? null) !== null) {
			input.setAttribute(name, String(value));
		} else {
			input.removeAttribute(name);
		}
	}
};

/** Makes a field that React draws a combobox. React knows nothing of the attributes and the element below the field. */
export const connectCombobox = (
	input: HTMLInputElement,
	{ kind, country, fill }: ComboboxDependencies,
): Combobox => {
	const ids: ComboboxIds = {
		list: `address-suggestions-${kind}-list`,
		option: `suggestion-item-${kind}`,
	};
	const host = document.createElement('div');
	host.className = 'storefront-autocomplete';
	host.setAttribute('aria-live', 'polite');
	input.after(host);
	const root = createRoot(host);
	const autoComplete = input.getAttribute('autocomplete');
	const listeners = new AbortController();
	let provider: Provider | null = null;
	let state = initialState;
	let isSearched = false;

	const draw = (): void => {
		setAttributes(
			input,
			{ ...fieldAttributes(ids, state), 'aria-haspopup': 'listbox' },
			provider !== null,
		);
		// While suggestions are searched for, the browser and password managers offer none of their own.
		setAttributes(input, { 'data-1p-ignore': true, 'data-lpignore': true }, isSearched);
		setAttributes(input, { autocomplete: isSearched ? 'none' : autoComplete });
		host.toggleAttribute('data-available', provider !== null);
		root.render(<SuggestionList ids={ids} state={state} branding={provider?.branding ?? ''} />);
	};
	const dispatch = (event: SuggestionsEvent): number => {
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
		const request = dispatch({ type: 'requested' });
		const result = await provider?.search(query, country(), kind);
		dispatch({ type: 'found', request, suggestions: readSuggestions(result) });
	};
	const choose = (index: number): void => {
		const suggestion = state.suggestions[index];
		if (!suggestion) {
			return;
		}
		const request = dispatch({ type: 'requested' });
		void provider?.select(suggestion.id, country()).then((address) => {
			if (request === state.request) {
				close();
				fill(address);
			}
		});
	};
	const onInput = (event: Event): void => {
		isSearched = provider !== null && isTyped(event) && input.value.length >= MIN_QUERY;
		if (isSearched) {
			void search(input.value);
		} else {
			close();
		}
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const key = keyOf(event);
		if (key === 'Enter' && state.isOpen) {
			event.preventDefault();
			choose(state.active);
			return;
		}
		const before = state;
		dispatch({ type: 'pressed', key });
		if (state !== before) {
			event.preventDefault();
		}
	};
	/** The list goes with the focus, unless that moves to a link of the branding. */
	const onBlur = ({ relatedTarget }: FocusEvent): void => {
		if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) {
			isSearched = false;
			close();
		}
	};
	const onClick = ({ target }: Event): void => {
		const options = [...host.querySelectorAll('[role="option"]')];
		choose(options.findIndex((option) => target instanceof Node && option.contains(target)));
	};
	const { signal } = listeners;
	input.addEventListener('input', onInput, { signal });
	input.addEventListener('keydown', onKeyDown, { signal });
	input.addEventListener('blur', onBlur, { signal });
	host.addEventListener('focusout', onBlur, { signal });
	host.addEventListener('click', onClick, { signal });
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
			state = initialState;
			root.unmount();
			host.remove();
		},
	};
};
