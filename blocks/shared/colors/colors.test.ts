import { colorStyle, readPalettes, shownColor, storedColor } from './colors';

const PALETTE = readPalettes([
	[{ slug: 'accent-1', color: '#ffee58', name: 'Accent 1' }],
	undefined,
	[{ slug: 'black', color: '#000000' }],
]);

describe('colours of a block', () => {
	it('are custom properties of its element', () => {
		expect(colorStyle({})).toEqual({});
		expect(colorStyle({ accentColor: '', chipColor: '#fff' })).toEqual({
			'--storefront-chip-color': '#fff',
		});
		expect(colorStyle({ accentColor: 'var:preset|color|accent-1' })).toEqual({
			'--storefront-accent': 'var(--wp--preset--color--accent-1)',
		});
	});

	it('of the theme are stored by name, others as they are', () => {
		expect(storedColor(PALETTE, '#ffee58')).toBe('var:preset|color|accent-1');
		expect(storedColor(PALETTE, '#123456')).toBe('#123456');
		expect(storedColor(PALETTE, undefined)).toBe('');
	});

	it('are shown in the controls', () => {
		expect(shownColor(PALETTE, 'var:preset|color|black')).toBe('#000000');
		expect(shownColor(PALETTE, 'var:preset|color|gone')).toBeUndefined();
		expect(shownColor(PALETTE, '#123456')).toBe('#123456');
		expect(shownColor(PALETTE, '')).toBeUndefined();
	});
});
