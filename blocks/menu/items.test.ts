import { addItem, changeItem, raiseItem, removeItem, type MenuItem } from './items';

const link = (label: string, entries: readonly MenuItem[] = []): MenuItem => ({
	label,
	url: `/${label}/`,
	entries,
});
const labels = (items: readonly MenuItem[]): unknown =>
	items.map(({ label, entries = [] }) => (entries.length > 0 ? [label, labels(entries)] : label));

const MENU = [link('a'), link('b', [link('c'), link('d')])];

describe('custom menu links', () => {
	it('are changed in place', () => {
		expect(labels(changeItem(MENU, [1, 0], { label: 'new' }))).toEqual(['a', ['b', ['new', 'd']]]);
		expect(changeItem(MENU, [0], { url: '/x/' })[0]).toMatchObject({ label: 'a', url: '/x/' });
	});

	it('are removed together with their children', () => {
		expect(labels(removeItem(MENU, [1]))).toEqual(['a']);
		expect(labels(removeItem(MENU, [1, 1]))).toEqual(['a', ['b', ['c']]]);
	});

	it('move up among their siblings', () => {
		expect(labels(raiseItem(MENU, [1]))).toEqual([['b', ['c', 'd']], 'a']);
		expect(labels(raiseItem(MENU, [1, 1]))).toEqual(['a', ['b', ['d', 'c']]]);
		expect(labels(raiseItem(MENU, [0]))).toEqual(labels(MENU));
	});

	it('are appended at the end, or below another link', () => {
		expect(labels(addItem(MENU, []))).toEqual(['a', ['b', ['c', 'd']], '']);
		expect(labels(addItem(MENU, [0]))).toEqual([
			['a', ['']],
			['b', ['c', 'd']],
		]);
		expect(labels(addItem([], []))).toEqual(['']);
	});
});
