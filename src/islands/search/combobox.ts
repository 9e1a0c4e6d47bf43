/** What the keys do in a field with a list below it (ARIA authoring practices, combobox). */
export interface ListState {
	readonly isOpen: boolean;
	/** The row that Enter chooses; -1: none, Enter sends the form. */
	readonly active: number;
}

export const CLOSED: ListState = { isOpen: false, active: -1 };

export const OPENED: ListState = { isOpen: true, active: -1 };

/**
 * The list after a key; null where the key is the browser's own business. From the last row on and from the first one back lies the
 * field itself.
 *
 * @param list  The list.
 * @param key   KeyboardEvent.key.
 * @param count How many rows there are.
 */
export const afterKey = (list: ListState, key: string, count: number): ListState | null => {
	switch (key) {
		case 'ArrowDown':
			return count === 0
				? null
				: { isOpen: true, active: list.isOpen && list.active === count - 1 ? -1 : list.active + 1 };
		case 'ArrowUp':
			return count === 0
				? null
				: { isOpen: true, active: list.active === -1 ? count - 1 : list.active - 1 };
		case 'Escape':
			return list.isOpen && count > 0 ? CLOSED : null;
		default:
			return null;
	}
};
