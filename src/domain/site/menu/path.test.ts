import { moveFor } from './path';

const bar = { isBar: true, isRightToLeft: false };
const column = { isBar: false, isRightToLeft: false };
const mirrored = { isRightToLeft: true };

test.each([
	['ArrowRight', 'next', 'into'],
	['ArrowLeft', 'previous', 'out'],
	['ArrowDown', 'into', 'next'],
	['ArrowUp', undefined, 'previous'],
	['Home', 'first', 'first'],
	['End', 'last', 'last'],
	['Escape', 'close', 'close'],
	['Tab', undefined, undefined],
	['Enter', undefined, undefined],
	['constructor', undefined, undefined],
])('%s leads along a bar to %s, down a column to %s', (key, alongBar, downColumn) => {
	expect(moveFor(key, bar)).toBe(alongBar);
	expect(moveFor(key, column)).toBe(downColumn);
});

test.each([
	['ArrowRight', 'ArrowLeft'],
	['ArrowLeft', 'ArrowRight'],
	['ArrowDown', 'ArrowDown'],
	['Home', 'Home'],
])('%s in right-to-left is %s', (key, read) => {
	expect(moveFor(key, { ...bar, ...mirrored })).toBe(moveFor(read, bar));
	expect(moveFor(key, { ...column, ...mirrored })).toBe(moveFor(read, column));
});
