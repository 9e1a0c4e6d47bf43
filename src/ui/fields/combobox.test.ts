import fc from 'fast-check';
import { afterKey, CLOSED, fieldAttributes, OPENED, optionAttributes } from './combobox';

const DOWN = 'ArrowDown';
const UP = 'ArrowUp';

it.each([
	[-1, [DOWN, DOWN, DOWN, DOWN], [0, 1, -1, 0]],
	[-1, [UP, UP, UP], [1, 0, -1]],
	[0, [DOWN, DOWN, DOWN], [0, 1, 0]],
	[0, [UP, UP, UP], [1, 0, 1]],
] as const)('moves around two options, from %i on, by %j', (first, keys, expected) => {
	let list = OPENED;
	const active = keys.map((key) => (list = afterKey(list, key, 2, first) ?? list).active);
	expect(active).toEqual(expected);
});

it('opens at an arrow, closes at Escape, and leaves other keys to the browser', () => {
	expect(afterKey(CLOSED, DOWN, 2, -1)).toEqual({ isOpen: true, active: 0 });
	expect(afterKey({ isOpen: true, active: 1 }, 'Escape', 2, -1)).toEqual(CLOSED);
	expect(afterKey(CLOSED, 'Escape', 2, -1)).toBeNull();
	expect(afterKey(OPENED, 'Home', 2, -1)).toBeNull();
	expect(afterKey(OPENED, DOWN, 0, -1)).toBeNull();
});

it('names an active option only while it is in the open list, after any keys', () => {
	const ids = { list: 'list', option: 'item' };
	const key = fc.constantFrom(DOWN, UP, 'Escape', 'a');
	fc.assert(
		fc.property(fc.array(key), fc.nat(3), fc.constantFrom(-1, 0), (keys, count, first) => {
			const list = keys.reduce((at, pressed) => afterKey(at, pressed, count, first) ?? at, OPENED);
			const options = Array.from({ length: count }, (_, index) =>
				optionAttributes(ids, list.active, index),
			);
			const named = fieldAttributes(ids, list)['aria-activedescendant'];
			const selected = options.find((option) => option['aria-selected']);
			expect(selected?.id).toBe(named);
			expect(list.active >= 0).toBe(named !== undefined);
		}),
	);
});
