import { layOver, readColor, toRgb } from './field-colors';

test.each([
	['rgb(1, 2, 3)', [1, 2, 3, 1]],
	['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
	['color(srgb 1 0 0.2 / 0.55)', [255, 0, 51, 0.55]],
	['color(srgb 1 0 0.2)', [255, 0, 51, 1]],
	['oklch(0.5 0.2 27)', null],
	['color(display-p3 1 0 0)', null],
	['', null],
])('reads the computed colour %p', (text, expected) => {
	expect(readColor(text)).toEqual(expected);
});

test('a translucent colour becomes the opaque one that is seen', () => {
	expect(toRgb(layOver([0, 0, 0, 0.55], [255, 255, 255, 1]))).toBe('rgb(115, 115, 115)');
	expect(toRgb(layOver([300, -4, 9, 1], [255, 255, 255, 1]))).toBe('rgb(255, 0, 9)');
});
