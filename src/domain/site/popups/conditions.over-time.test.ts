/**
 * A popup and one browser over months: visits at any distance, clocks that are set back, a storage that is full now and then.
 */
import fc from 'fast-check';
import { readConditions, type Period, mayOpen } from './conditions';
import { readShowings, withClosing, withOpening, readVisits, withView } from './visits';

interface Visit {
	/** Real time since the previous visit, in milliseconds. */
	readonly after: number;
	/** Milliseconds by which the clock was set back in the meantime. */
	readonly setBack: number;
	/** Milliseconds after page load at which triggers fire. */
	readonly fires: readonly number[];
	readonly closes: 'no' | 'yes' | 'for good';
	readonly canKeep: boolean;
}

interface Showing {
	/** Real time, unaffected by the clock. */
	readonly at: number;
	/** Number of the visit, counting only those that could be stored. */
	readonly visit: number;
}

const MINUTE = 60_000;
const PERIODS = { day: 86_400_000, week: 604_800_000, month: 2_628_288_000, ever: Infinity };

const aVisit: fc.Arbitrary<Visit> = fc.record({
	after: fc.oneof(
		fc.integer({ min: 0, max: 40 * MINUTE }),
		fc.integer({ min: 0, max: PERIODS.month }),
		fc.constantFrom(30 * MINUTE, 30 * MINUTE - 1, PERIODS.day, PERIODS.week, PERIODS.month),
	),
	setBack: fc.oneof(
		{ weight: 5, arbitrary: fc.constant(0) },
		{ weight: 1, arbitrary: fc.integer({ min: 0, max: PERIODS.month }) },
	),
	fires: fc.array(fc.integer({ min: 0, max: 10 * MINUTE }), { minLength: 1, maxLength: 3 }),
	closes: fc.constantFrom('no', 'yes', 'yes', 'for good'),
	canKeep: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
});

/** Does what the scripts do, in a browser with one string per storage key. */
const live = (visits: readonly Visit[], settings: unknown) => {
	const conditions = readConditions(settings);
	const showings: Showing[] = [];
	const keptForGood: number[] = [];
	const begins: number[] = [];
	let kept = { visits: 'null', showings: 'null' };
	let real = Date.UTC(2026, 0, 1);
	let wrongBy = 0;
	visits.forEach(({ after, setBack, fires, closes, canKeep }) => {
		real += after;
		wrongBy += setBack;
		const readKept = () => readShowings(JSON.parse(kept.showings), real - wrongBy);
		const keep = (changed: Partial<Record<keyof typeof kept, object>>): boolean => {
			const texts = Object.entries(changed).map(([key, value]) => [key, JSON.stringify(value)]);
			kept = canKeep ? { ...kept, ...Object.fromEntries(texts) } : kept;
			return canKeep;
		};
		const seen = readVisits(JSON.parse(kept.visits), real - wrongBy);
		if (!keep({ visits: withView(seen, real - wrongBy) })) {
			return;
		}
		const visit = begins.push(real) - 1;
		keep({ showings: readKept() });
		for (const wait of fires) {
			real += wait;
			const now = real - wrongBy;
			const situation = {
				visits: readVisits(JSON.parse(kept.visits), now),
				showings: readKept(),
				visitor: { now, referrer: '', host: '', width: 0, isCoarse: false, userAgent: '' },
			};
			if (mayOpen(conditions, situation) && keep({ showings: withOpening(readKept(), now) })) {
				showings.push({ at: real, visit });
				if (closes !== 'no') {
					keep({ showings: withClosing(readKept(), now, closes === 'for good') });
					keptForGood.push(...(closes === 'for good' ? [showings.length] : []));
				}
				// The triggers are removed once the popup was opened.
				return;
			}
		}
	});
	return { showings, keptForGood, begins };
};

const settingsOf = (most: number, per: Period) => ({
	conditions: [{ is: 'times', most, per, counts: 'opened' }],
});

const visitsOf = fc.array(aVisit, { maxLength: 40 });

test('a popup never opens more than n times a day, a week, a month, or in total', () => {
	const period = fc.constantFrom('day', 'week', 'month', 'ever');
	fc.assert(
		fc.property(visitsOf, fc.integer({ min: 1, max: 4 }), period, (visits, most, per) => {
			const { showings } = live(visits, settingsOf(most, per));
			showings.slice(most).forEach(({ at }, index) => {
				expect(at - (showings[index]?.at ?? at)).toBeGreaterThanOrEqual(PERIODS[per]);
			});
		}),
	);
});

test('a popup never opens more than n times a session: views less than half an hour apart', () => {
	fc.assert(
		fc.property(visitsOf, fc.integer({ min: 1, max: 3 }), (visits, most) => {
			const { showings, begins } = live(visits, settingsOf(most, 'session'));
			showings.slice(most).forEach(({ visit }, index) => {
				const first = showings[index]?.visit ?? visit;
				const gaps = begins
					.slice(first, visit)
					.map((begin, at) => (begins[first + at + 1] ?? begin) - begin);
				expect(Math.max(...gaps)).toBeGreaterThanOrEqual(30 * MINUTE);
			});
		}),
	);
});

test('a popup closed permanently never opens again', () => {
	fc.assert(
		fc.property(visitsOf, (visits) => {
			const { showings, keptForGood } = live(visits, {});
			expect(keptForGood.length).toBeLessThanOrEqual(1);
			expect(keptForGood[0] ?? showings.length).toBe(showings.length);
		}),
	);
});

test('a popup does not open before the minimum number of views or sessions', () => {
	fc.assert(
		fc.property(
			visitsOf,
			fc.integer({ min: 1, max: 5 }),
			fc.constantFrom('views', 'sessions'),
			(visits, after, is) => {
				const { showings } = live(visits, { conditions: [{ is, after }] });
				expect(showings.every(({ visit }) => visit >= after)).toBe(true);
			},
		),
	);
});

test('after a wrong clock is corrected, a popup is hidden for one period, not for years', () => {
	const years = 4 * 365 * PERIODS.day;
	const visit = { after: 0, setBack: 0, fires: [0], closes: 'yes', canKeep: true } as const;
	const { showings } = live(
		[
			[0, 0],
			[1, years],
			[PERIODS.day - 1, 0],
			[1, 0],
		].map(([after = 0, setBack = 0]) => ({ ...visit, after, setBack })),
		settingsOf(1, 'day'),
	);
	expect(showings.map((showing) => showing.visit)).toEqual([0, 3]);
});
