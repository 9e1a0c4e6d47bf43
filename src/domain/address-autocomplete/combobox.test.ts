import fc from 'fast-check';
import { CLOSED, comboboxAttributes, step } from './combobox';
import type { ComboboxEvent, ComboboxState } from './combobox';

const aSuggestion = (id: string) => ({ id, label: [{ text: id, isMatch: false }] });
const TWO = [aSuggestion('a'), aSuggestion('b')];

const after = (events: readonly ComboboxEvent[]): ComboboxState => events.reduce(step, CLOSED);
const found = (request: number): ComboboxEvent => ({ type: 'found', request, suggestions: TWO });
const down: ComboboxEvent = { type: 'moved', by: 1 };
const up: ComboboxEvent = { type: 'moved', by: -1 };

it('shows the answer to the newest search only', () => {
	expect(after([{ type: 'asked' }, found(1)]).suggestions).toEqual(TWO);
	expect(after([{ type: 'asked' }, { type: 'asked' }, found(1)]).suggestions).toEqual([]);
	expect(after([{ type: 'asked' }, { type: 'closed' }, found(1)]).suggestions).toEqual([]);
});

it('moves through the suggestions in both directions and around', () => {
	const active = (...moves: ComboboxEvent[]) =>
		after([{ type: 'asked' }, found(1), ...moves]).active;
	expect(active()).toBe(-1);
	expect(active(down)).toBe(0);
	expect(active(down, down)).toBe(1);
	expect(active(down, down, down)).toBe(0);
	expect(active(up)).toBe(1);
	expect(active(up, up)).toBe(0);
	expect(active(up, up, up)).toBe(1);
	expect(after([down])).toEqual(CLOSED);
});

it('names an active suggestion only while it is shown, after any events', () => {
	const event: fc.Arbitrary<ComboboxEvent> = fc.oneof(
		fc.constantFrom<ComboboxEvent>(down, up, { type: 'asked' }, { type: 'closed' }),
		fc.record({
			type: fc.constant('found' as const),
			request: fc.nat(8),
			suggestions: fc.subarray(TWO),
		}),
	);
	fc.assert(
		fc.property(fc.array(event), (events) => {
			const { suggestions, active, request } = after(events);
			expect(active).toBeGreaterThanOrEqual(-1);
			expect(active).toBeLessThan(Math.max(suggestions.length, 1));
			expect(suggestions.length === 0 ? active : -1).toBe(-1);
			expect(request).toBeLessThanOrEqual(events.length);
		}),
	);
});

it('describes a field without a provider as plain', () => {
	const plain = comboboxAttributes('billing', CLOSED, false, 'billing address-line1', false);
	expect(Object.entries(plain).filter(([, value]) => value !== null)).toEqual([
		['autocomplete', 'billing address-line1'],
	]);
});

it('describes a field with a provider as a combobox, and its list while it is open', () => {
	const open = after([{ type: 'asked' }, found(1), down]);
	expect(comboboxAttributes('billing', open, true, null, true)).toMatchObject({
		role: 'combobox',
		'aria-expanded': 'true',
		'aria-controls': 'address-suggestions-billing-list',
		'aria-activedescendant': 'suggestion-item-billing-0',
		autocomplete: 'none',
	});
	expect(comboboxAttributes('billing', CLOSED, true, null, false)).toMatchObject({
		role: 'combobox',
		'aria-expanded': 'false',
		'aria-controls': null,
		autocomplete: null,
	});
});
