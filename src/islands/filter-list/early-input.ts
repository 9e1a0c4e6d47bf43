/**
 * What the shopper did before React took over (design: hydration is from a frozen seed): it is read and done again after.
 * Ticks stay meanwhile, as React leaves them; a text would be taken for a change of the markup.
 */
export interface EarlyInput {
	/** Values that were ticked, unticked or chosen. */
	readonly toggled: readonly string[];
	/** What was searched for. */
	readonly query: string;
}

export const takeEarlyInput = (element: Element): EarlyInput => {
	const toggled: string[] = [];
	let query = '';
	element.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])').forEach((input) => {
		if (input.type === 'search') {
			query = input.value;
			input.value = '';
			return;
		}
		const { checked, defaultChecked } = input;
		// Of two radios that have changed only the one that is on was chosen.
		if (checked !== defaultChecked && (checked || input.type === 'checkbox')) {
			toggled.push(input.value);
		}
	});
	return { toggled, query };
};
