import fc from 'fast-check';
import { initialState, step } from './state';
import type { SuggestionsEvent, SuggestionsState } from './state';

const aSuggestion = (id: string) => ({ id, label: [{ text: id, isMatch: false }] });
const TWO = [aSuggestion('a'), aSuggestion('b')];

const after = (events: readonly SuggestionsEvent[]): SuggestionsState =>
	events.reduce(step, initialState);
const requested: SuggestionsEvent = { type: 'requested' };
const found: SuggestionsEvent = { type: 'found', request: 1, suggestions: TWO };
const pressed = (key: string): SuggestionsEvent => ({ type: 'pressed', key });

it('shows the answer to the newest search only', () => {
	expect(after([requested, found]).suggestions).toEqual(TWO);
	expect(after([requested, requested, found]).suggestions).toEqual([]);
	expect(after([requested, { type: 'closed' }, found]).suggestions).toEqual([]);
	expect(after([requested, pressed('Escape'), found]).suggestions).toEqual(TWO);
});

it('an answer that comes after Escape is too late', () => {
	const closed = after([requested, found, requested, pressed('Escape')]);
	expect(step(closed, { ...found, request: 2 })).toBe(closed);
});

it('is open exactly while it has suggestions, after any events', () => {
	const event: fc.Arbitrary<SuggestionsEvent> = fc.oneof(
		fc.constantFrom<SuggestionsEvent>(requested, { type: 'closed' }),
		fc.constantFrom('ArrowDown', 'ArrowUp', 'Escape').map(pressed),
		fc.record({
			type: fc.constant('found' as const),
			request: fc.nat(8),
			suggestions: fc.subarray(TWO),
		}),
	);
	fc.assert(
		fc.property(fc.array(event), (events) => {
			const { suggestions, isOpen, active, request } = after(events);
			expect(isOpen).toBe(suggestions.length > 0);
			expect([-1, ...suggestions.keys()]).toContain(active);
			expect(request).toBeLessThanOrEqual(events.length);
		}),
	);
});
