/**
 * Combobox with a list below its field (ARIA Authoring Practices): its keys, and the attributes of its elements. The
 * focus stays in the field, which names the active option.
 */

export interface ListState {
	readonly isOpen: boolean;
	/** Index of the option that Enter chooses; -1 if none is active. */
	readonly active: number;
}

export const CLOSED: ListState = { isOpen: false, active: -1 };

export const OPENED: ListState = { isOpen: true, active: -1 };

/** Code of a key that an input method takes. Safari says so of the Enter that ends a text, and not that it composes. */
const TAKEN = 229;

/** Returns a key; empty while an input method composes a text, whose Enter and arrows are not the list's. */
export const keyOf = ({ isComposing, key, keyCode }: KeyboardEvent): string =>
	isComposing || keyCode === TAKEN ? '' : key;

/**
 * Returns the list's state after a key; null if the key is left to the browser. The first option follows the last,
 * and the last comes before the first.
 *
 * @param list  Current state.
 * @param key   KeyboardEvent.key.
 * @param count Number of options.
 * @param first -1 if no option is active between the last and the first, so that Enter may concern the field; else 0.
 */
export const afterKey = (
	list: ListState,
	key: string,
	count: number,
	first: -1 | 0,
): ListState | null => {
	if (count === 0) {
		return null;
	}
	const last = count - 1;
	switch (key) {
		case 'ArrowDown':
			return { isOpen: true, active: list.active >= last ? first : list.active + 1 };
		case 'ArrowUp':
			return { isOpen: true, active: list.active <= first ? last : list.active - 1 };
		case 'Escape':
			return list.isOpen ? CLOSED : null;
		default:
			return null;
	}
};

export interface ComboboxIds {
	readonly list: string;
	/** An option has this id, a hyphen and its index. */
	readonly option: string;
}

const optionId = ({ option }: ComboboxIds, index: number): string => `${option}-${String(index)}`;

/** Returns the attributes of the field; undefined for one that it does not have now. */
export const fieldAttributes = (ids: ComboboxIds, { isOpen, active }: ListState) =>
	({
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-expanded': isOpen,
		'aria-controls': isOpen ? ids.list : undefined,
		'aria-activedescendant': isOpen && active >= 0 ? optionId(ids, active) : undefined,
	}) as const;

export const listAttributes = (ids: ComboboxIds, label: string) =>
	({ id: ids.list, role: 'listbox', 'aria-label': label }) as const;

/** Browsers scroll to what has the focus, which an active option has not. jsdom cannot scroll. */
const scrollTo = (option: Element | null): void => option?.scrollIntoView?.({ block: 'nearest' });

export const optionAttributes = (ids: ComboboxIds, active: number, index: number) => {
	const isActive = index === active;
	return {
		id: optionId(ids, index),
		role: 'option',
		tabIndex: -1,
		'aria-selected': isActive,
		ref: isActive ? scrollTo : undefined,
	} as const;
};
