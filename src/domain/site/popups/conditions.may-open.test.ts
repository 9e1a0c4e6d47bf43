import fc from 'fast-check';
import { readConditions, mayOpen, type PopupSituation } from './conditions';
import { readShowings, withClosing, readVisits } from './visits';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

const situation = (known: Partial<PopupSituation> = {}): PopupSituation => ({
	visits: { views: 1, sessions: 1, sessionBegan: NOW, lastView: NOW },
	showings: readShowings(null, NOW),
	visitor: {
		now: NOW,
		referrer: 'https://mail.example/',
		host: 'shop.test',
		width: 1280,
		isCoarse: false,
		userAgent: 'Firefox/142.0',
	},
	...known,
});

const opens = (condition: unknown, known?: Partial<PopupSituation>): boolean =>
	mayOpen(readConditions({ conditions: [condition] }), situation(known));

const seen = (...hoursAgo: number[]): Partial<PopupSituation> => {
	const moments = hoursAgo.map((hours) => NOW - hours * HOUR);
	return { showings: { opened: moments, closed: moments, never: false } };
};

test('without conditions a popup opens, unless it was closed permanently', () => {
	expect(mayOpen([], situation())).toBe(true);
	const showings = withClosing(readShowings(null, NOW), NOW, true);
	expect(mayOpen([], situation({ showings }))).toBe(false);
	expect(mayOpen([], situation({ showings: withClosing(showings, NOW, false) }))).toBe(false);
});

test.each(['views', 'sessions'] as const)(
	'with a minimum number of %s it opens at the next one',
	(is) => {
		const visits = { ...situation().visits, [is]: 3 };
		expect(opens({ is, after: 2 }, { visits })).toBe(true);
		expect(opens({ is, after: 3 }, { visits })).toBe(false);
	},
);

test.each`
	per          | hoursAgo           | is
	${'day'}     | ${[23, 25]}        | ${false}
	${'day'}     | ${[24, 25]}        | ${true}
	${'week'}    | ${[24 * 6]}        | ${false}
	${'week'}    | ${[24 * 7]}        | ${true}
	${'month'}   | ${[24 * 30]}       | ${false}
	${'month'}   | ${[730.1]}         | ${true}
	${'ever'}    | ${[24 * 365 * 20]} | ${false}
	${'ever'}    | ${[]}              | ${true}
	${'session'} | ${[1]}             | ${true}
	${'session'} | ${[0]}             | ${false}
`('once per $per, seen $hoursAgo hours ago: $is', ({ per, hoursAgo, is }) => {
	expect(opens({ is: 'times', most: 1, per, counts: 'opened' }, seen(...hoursAgo))).toBe(is);
	expect(opens({ is: 'times', most: 1, per, counts: 'closed' }, seen(...hoursAgo))).toBe(is);
});

test('the limit counts either openings or closings', () => {
	const showings = { opened: [NOW, NOW], closed: [], never: false };
	expect(opens({ is: 'times', most: 2, per: 'day', counts: 'opened' }, { showings })).toBe(false);
	expect(opens({ is: 'times', most: 2, per: 'day', counts: 'closed' }, { showings })).toBe(true);
});

test("the referrer condition matches the previous page's URL", () => {
	expect(opens({ is: 'referrer', shows: true, patterns: ['shop', 'mail.'] })).toBe(true);
	expect(opens({ is: 'referrer', shows: true, patterns: ['shop'] })).toBe(false);
	expect(opens({ is: 'referrer', shows: false, patterns: ['mail.'] })).toBe(false);
	expect(opens({ is: 'referrer', shows: false, patterns: [] })).toBe(true);
});

test.each([
	['source', 'external', 'search'],
	['device', 'desktop', 'mobile'],
	['browser', 'firefox', 'chrome'],
])('the condition %s matches its value', (is, mine, another) => {
	expect(opens({ is, among: [another, mine] })).toBe(true);
	expect(opens({ is, among: [another] })).toBe(false);
	expect(opens({ is, among: [] })).toBe(false);
});

test('the period starts inclusively and ends exclusively', () => {
	const second = NOW / 1000;
	expect(opens({ is: 'schedule', from: second, to: second + 1 })).toBe(true);
	expect(opens({ is: 'schedule', from: second + 1, to: 0 })).toBe(false);
	expect(opens({ is: 'schedule', from: 0, to: second })).toBe(false);
	expect(opens({ is: 'schedule', from: 0, to: 0 })).toBe(true);
});

test('all conditions must hold, and an unknown one never does', () => {
	const conditions = [{ is: 'device', among: ['desktop'] }];
	const all = (...more: unknown[]) =>
		mayOpen(readConditions({ conditions: [...conditions, ...more] }), situation());
	expect(all()).toBe(true);
	expect(all({ is: 'browser', among: ['chrome'] })).toBe(false);
	expect(all({ is: 'weather', sunny: true })).toBe(false);
	expect(all(null)).toBe(false);
});

test('any JSON, of settings or of stored records, is decoded without throwing', () => {
	fc.assert(
		fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (json, kept, field) => {
			const showings = readShowings(kept, NOW);
			expect([...showings.opened, ...showings.closed].every((moment) => moment <= NOW)).toBe(true);
			const known = { showings, visits: readVisits(kept, NOW) };
			mayOpen(readConditions(json), situation(known));
			for (const is of ['views', 'times', 'referrer', 'device', 'schedule']) {
				opens({ is, after: field, most: field, per: field, patterns: field, among: field }, known);
			}
		}),
	);
});
