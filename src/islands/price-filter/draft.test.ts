import fc from 'fast-check';
import { draftRange, isAdjusted, isPending, nextDraft, NO_DRAFT, refusedEnds } from './draft';
import type { Draft, DraftEvent, Scale } from './draft';

const scale: Scale = {
	bounds: { min: 1000, max: 9000 },
	applied: { min: null, max: null },
	minorUnit: 2,
};

const after = (events: readonly DraftEvent[], at = scale): Draft =>
	events.reduce((draft, event) => nextDraft(draft, event, at), NO_DRAFT);

describe('a draft of the price range', () => {
	it('starts with the range of the URL', () => {
		expect(draftRange(NO_DRAFT, { ...scale, applied: { min: 2000, max: null } })).toEqual({
			min: 2000,
			max: 9000,
		});
		expect(isPending(NO_DRAFT, scale)).toBe(false);
	});

	it('follows a thumb in steps of one major unit', () => {
		const draft = after([{ type: 'moved', end: 'min', to: '20.4' }]);
		expect(draftRange(draft, scale)).toEqual({ min: 2000, max: 9000 });
		expect(isPending(draft, scale)).toBe(true);
	});

	it('keeps the typed amount exactly, also with a decimal comma', () => {
		const draft = after([{ type: 'typed', end: 'max', text: '49,95' }]);
		expect(draftRange(draft, scale)).toEqual({ min: 1000, max: 4995 });
	});

	it('keeps the minimum while a maximum that starts with lower digits is being typed', () => {
		const typing = ['2', '25', '250', '25'].map((text): DraftEvent => ({
			type: 'typed',
			end: 'max',
			text,
		}));
		const draft = after([{ type: 'moved', end: 'min', to: '20' }, ...typing]);
		expect(draftRange(draft, scale)).toEqual({ min: 2000, max: 2500 });
	});

	it.each([
		['below the minimum', '20', { min: 1900, max: 2000 }],
		['equal to the minimum', '50', { min: 4900, max: 5000 }],
		['below the bounds', '5', { min: 1000, max: 1100 }],
	])(
		'reports that a maximum %s has moved the minimum, until the next change',
		(_name, text, range) => {
			const events: readonly DraftEvent[] = [
				{ type: 'moved', end: 'min', to: '50' },
				{ type: 'typed', end: 'max', text },
			];
			expect(after(events).isAdjusted).toBe(false);
			const left = after([...events, { type: 'left', end: 'max' }]);
			const applied = { ...scale, applied: range };
			expect(draftRange(left, applied)).toEqual(range);
			expect(left.isAdjusted).toBe(true);
			expect(isAdjusted(after(events), scale)).toBe(true);
			expect(nextDraft(left, { type: 'left', end: 'min' }, applied).isAdjusted).toBe(true);
			for (const event of [
				{ type: 'typed', end: 'max', text: '60' },
				{ type: 'moved', end: 'min', to: '10' },
				{ type: 'reset' },
				{ type: 'overtaken' },
			] as const) {
				expect(nextDraft(left, event, applied).isAdjusted).toBe(false);
			}
		},
	);

	it.each([
		['a minimum below the bound', 'min', '9.99'],
		['a minimum equal to the maximum', 'min', '90'],
		['a maximum of 0', 'max', '0'],
		['a maximum above the bound', 'max', '90.01'],
		['a negative price', 'min', '-5'],
		['a word', 'max', 'much'],
	] as const)('refuses %s, keeps its text and changes nothing', (_name, end, text) => {
		const draft = after([
			{ type: 'typed', end, text },
			{ type: 'left', end },
		]);
		expect(refusedEnds(draft, scale)).toEqual([end]);
		expect(draft.typed[end]).toBe(text);
		expect(isPending(draft, scale)).toBe(false);
	});

	it('restores an emptied input on blur', () => {
		const draft = after([
			{ type: 'typed', end: 'min', text: '' },
			{ type: 'left', end: 'min' },
		]);
		expect(draft.typed.min).toBeNull();
		expect(refusedEnds(draft, scale)).toEqual([]);
	});

	it('is the bounds after a reset, which it reports', () => {
		const chosen: Scale = { ...scale, applied: { min: 2000, max: 3000 } };
		const draft = after([{ type: 'reset' }], chosen);
		expect(draftRange(draft, chosen)).toEqual(scale.bounds);
		expect(draft.isReset).toBe(true);
	});

	it('is discarded when the URL changes', () => {
		const draft = after([
			{ type: 'typed', end: 'min', text: '50' },
			{ type: 'moved', end: 'max', to: '60' },
			{ type: 'overtaken' },
		]);
		expect(draft).toBe(NO_DRAFT);
	});

	it('never exceeds its bounds and never crosses over, for any sequence of events', () => {
		const end = fc.constantFrom('min' as const, 'max' as const);
		const amount = fc.oneof(
			fc.double({ noNaN: true, min: -100, max: 200 }).map(String),
			fc.constantFrom('', '-', 'x', '1e3', '10', '90', '11', '89', '__proto__'),
		);
		const event: fc.Arbitrary<DraftEvent> = fc.oneof(
			fc.record({ type: fc.constant('moved' as const), end, to: amount }),
			fc.record({ type: fc.constant('typed' as const), end, text: amount }),
			fc.record({ type: fc.constant('left' as const), end }),
			fc.constant({ type: 'reset' as const }),
		);
		fc.assert(
			fc.property(fc.array(event, { maxLength: 12 }), (events) => {
				const { min, max } = draftRange(after(events), scale);
				expect(min).toBeGreaterThanOrEqual(1000);
				expect(max).toBeLessThanOrEqual(9000);
				expect(min).toBeLessThan(max);
			}),
		);
	});

	it('never moves one end silently when an amount was typed at the other', () => {
		const amount = fc.integer({ min: 1, max: 9999 });
		fc.assert(
			fc.property(
				amount,
				amount,
				fc.constantFrom('min' as const, 'max' as const),
				(first, second, end) => {
					const other = end === 'min' ? 'max' : 'min';
					const before = after([
						{ type: 'typed', end: other, text: String(first / 100) },
						{ type: 'left', end: other },
					]);
					fc.pre(refusedEnds(before, scale).length === 0);
					const typing: readonly DraftEvent[] = [
						{ type: 'typed', end, text: String(second / 100) },
						{ type: 'left', end },
					];
					const left = typing.reduce((draft, event) => nextDraft(draft, event, scale), before);
					const hasMoved = draftRange(left, scale)[other] !== draftRange(before, scale)[other];
					expect(left.isAdjusted).toBe(hasMoved);
				},
			),
		);
	});
});
