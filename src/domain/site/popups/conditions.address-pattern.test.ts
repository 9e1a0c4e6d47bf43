import fc from 'fast-check';
import { isInAddress } from './conditions';

test.each([
	['example.com', 'https://www.example.com/', true],
	['EXAMPLE.com/Sale', 'https://example.com/sale?x=1', true],
	['example.com/*?ref=', 'https://example.com/mugs/?ref=mail', true],
	['example.com/*?ref=', 'https://example.com/?mugs', false],
	['b*a', 'https://a.test/b', false],
	['*', '', true],
	['.*', 'https://example', false],
])('%s in %s: %s', (pattern, address, is) => {
	expect(isInAddress(pattern, address)).toBe(is);
});

test('the pattern matches for any text in place of the asterisks', () => {
	fc.assert(
		fc.property(fc.array(fc.string()), fc.array(fc.string()), (pieces, between) => {
			const address = pieces.map((piece, at) => piece + (between[at] ?? '')).join('');
			expect(isInAddress(pieces.join('*'), `before ${address} after`)).toBe(true);
		}),
	);
});
