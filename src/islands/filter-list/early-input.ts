/**
 * Input made before hydration (docs/behaviour.md#hydration): it is read, and applied again afterwards.
 * Checked inputs keep their state, as React does not reset them; the search text is reset, as React would report a
 * mismatch.
 */
export interface PreHydrationInput {
	/** Values that were checked, unchecked or chosen. */
	readonly toggled: readonly string[];
	/** Search text. */
	readonly query: string;
}

export const readPreHydrationInput = (element: Element): PreHydrationInput => {
	const toggled: string[] = [];
	let query = '';
	element.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])').forEach((input) => {
		if (input.type === 'search') {
			query = input.value;
			input.value = '';
			return;
		}
		const { checked, defaultChecked } = input;
		// Of two radio buttons that have changed, only the checked one was chosen.
		if (checked !== defaultChecked && (checked || input.type === 'checkbox')) {
			toggled.push(input.value);
		}
	});
	return { toggled, query };
};
