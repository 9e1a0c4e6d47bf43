import { rowsOf, type RowsOptions } from './rows';
import type { Term } from './source';

const term = (value: string, count: number | null = 1): Term => ({
	id: 0,
	value,
	label: value,
	count,
	level: 0,
});

const terms = (count: number) =>
	Array.from({ length: count }, (_, index) => term(`term-${String(index)}`));

const options = (overrides: Partial<RowsOptions> = {}): RowsOptions => ({
	countOf: ({ count }) => count,
	chosen: [],
	everChosen: [],
	hideEmpty: true,
	query: '',
	...overrides,
});

const seen = (list: readonly Term[], overrides: Partial<RowsOptions> = {}) =>
	rowsOf(list, options(overrides)).rows.filter(({ isFolded, isHidden }) => !isFolded && !isHidden);

test('a list of twelve is shown entirely, a longer one shows ten', () => {
	expect(seen(terms(12))).toHaveLength(12);
	expect(rowsOf(terms(12), options()).canFold).toBe(false);
	expect(seen(terms(13))).toHaveLength(10);
	expect(rowsOf(terms(13), options()).canFold).toBe(true);
});

test('selected choices stay visible, also when they are deselected', () => {
	const values = (overrides: Partial<RowsOptions>) =>
		seen(terms(30), overrides).map((row) => row.term.value);
	expect(values({ chosen: ['term-20'], everChosen: ['term-20'] })).toContain('term-20');
	expect(values({ chosen: [], everChosen: ['term-20'] })).toContain('term-20');
});

test('choices without products are hidden or dimmed; selected ones always stay', () => {
	const list = [term('some'), term('none', 0), term('chosen', 0), term('unknown', null)];
	const hidden = rowsOf(list, options({ chosen: ['chosen'] })).rows;
	expect(hidden.map((row) => row.term.value)).toEqual(['some', 'chosen', 'unknown']);
	const dimmed = rowsOf(list, options({ chosen: ['chosen'], hideEmpty: false })).rows;
	expect(dimmed.filter(({ isDisabled }) => isDisabled).map((row) => row.term.value)).toEqual([
		'none',
	]);
});

test.each([
	['CREME', ['Crème brûlée']],
	['brule', ['Crème brûlée']],
	['zolty', ['Żółty']],
	['SMORSTRASS', ['Smørstraß']],
	['  é  ', ['Crème brûlée', 'Green']],
	['зел', ['Зелёный']],
	['(', []],
])('the search for %s finds %j', (query, found) => {
	const labels = ['Crème brûlée', 'Green', 'Зелёный', 'Żółty', 'Smørstraß'];
	const list = labels.map((label) => ({ ...term(label), label }));
	expect(seen(list, { query }).map((row) => row.term.label)).toEqual(found);
	expect(rowsOf(list, options({ query })).found).toBe(found.length);
});
