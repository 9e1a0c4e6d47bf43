/** Keyboard handling of a field with a list below it (ARIA authoring practices, combobox). */
export interface ListState {
	readonly isOpen: boolean;
	/** Index of the row that Enter selects; -1 if Enter submits the form. */
	readonly active: number;
}

export const CLOSED: ListState = { isOpen: false, active: -1 };

export const OPENED: ListState = { isOpen: true, active: -1 };

/**
 * Returns the list's state after a key; null if the key is left to the browser. Beyond the last and the first row the
 * field itself becomes active again.
 *
 * @param list  Current state.
 * @param key   KeyboardEvent.key.
 * @param count Number of rows.
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
