import fc from 'fast-check';
import type { LineModel } from './model';
import { rowsOf } from './line-list';

const line = (key: string, activity: LineModel['activity'] = 'settled'): LineModel => ({
	key,
	name: key,
	url: '',
	picture: { src: '', srcset: '', alt: '' },
	price: { now: '$1.00', before: null },
	details: [],
	stockNote: '',
	quantity: 1,
	limits: { minimum: 1, maximum: 9, multipleOf: 1, editable: true },
	quantityIsOpen: true,
	total: '$1.00',
	activity,
});

const names = (...args: Parameters<typeof rowsOf>) =>
	rowsOf(...args).map((row) => (row.kind === 'line' ? row.line.key : `(${row.removed.line.key})`));

test('a removed line leaves Undo at its position', () => {
	const removed = { line: line('b'), index: 1, returning: false };
	expect(names([line('a'), line('b', 'removing'), line('c')], removed)).toEqual(['a', '(b)', 'c']);
	expect(names([line('a'), line('c')], removed)).toEqual(['a', '(b)', 'c']);
	expect(names([], removed)).toEqual(['(b)']);
});

test('a line that is restored, or still there, has no Undo', () => {
	const removed = { line: line('b'), index: 1, returning: true };
	expect(names([line('a'), line('b')], removed)).toEqual(['a', 'b']);
});

test('every line is shown once', () => {
	const activity = fc.constantFrom('settled', 'changing', 'removing');
	fc.assert(
		fc.property(fc.array(activity), fc.nat(5), fc.nat(5), (activities, key, index) => {
			const lines = activities.map((each, at) => line(String(at), each));
			const shown = rowsOf(lines, { line: line(String(key)), index, returning: false }).map(
				(row) => (row.kind === 'line' ? row.line.key : row.removed.line.key),
			);
			const staying = lines.filter((each) => each.activity !== 'removing').map((each) => each.key);
			return new Set(shown).size === shown.length && staying.every((each) => shown.includes(each));
		}),
	);
});
