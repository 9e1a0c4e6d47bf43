/**
 * What the shopper moved or typed before React took over (design: hydration is from a frozen seed). It is read, the inputs
 * are put back to what the server printed, and then it is done again.
 */
import type { DraftEvent } from './draft';

const EVENT_OF: Readonly<Record<string, (value: string) => DraftEvent>> = {
	'thumb-min': (to) => ({ type: 'moved', end: 'min', to }),
	'thumb-max': (to) => ({ type: 'moved', end: 'max', to }),
	'number-min': (text) => ({ type: 'typed', end: 'min', text }),
	'number-max': (text) => ({ type: 'typed', end: 'max', text }),
};

export const takeEarlyInput = (element: Element): DraftEvent[] =>
	Array.from(element.querySelectorAll<HTMLInputElement>('input[data-end]')).flatMap((input) => {
		const event = EVENT_OF[input.dataset['end'] ?? ''];
		const held = input.value;
		// A slider rounds what it is given: the printed price may lie between two of its steps.
		input.value = input.defaultValue;
		return event && held !== input.value ? [event(held)] : [];
	});
