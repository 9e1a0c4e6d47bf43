import { isDeepStrictEqual } from 'node:util';
import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import fc from 'fast-check';
import { isSame, memoByValue } from './memo-by-value';

describe('isSame', () => {
	it('says of data what Node says', () => {
		fc.assert(
			fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
				const [first, second]: unknown[] = [one, other].map((data) =>
					JSON.parse(JSON.stringify(data)),
				);
				expect(isSame(first, second)).toBe(isDeepStrictEqual(first, second));
				expect(isSame({ data: first }, { data: JSON.parse(JSON.stringify(first)) })).toBe(true);
			}),
		);
	});

	it.each([
		{ one: { error: null }, other: { error: undefined } },
		{ one: { error: undefined }, other: { hint: undefined } },
		{ one: ['a'], other: ['a', 'b'] },
		{ one: () => 1, other: () => 1 },
	])('tells $one from $other', ({ one, other }) => {
		expect(isSame(one, other)).toBe(false);
	});
});

test('a component is drawn again only for other values', () => {
	const draw = jest.fn(({ line }: { line: { name: string } }) => <p>{line.name}</p>);
	const Line = memoByValue(draw);
	const { rerender } = render(<Line line={{ name: 'Tee' }} />);
	rerender(<Line line={{ name: 'Tee' }} />);
	expect(draw).toHaveBeenCalledTimes(1);
	rerender(<Line line={{ name: 'Mug' }} />);
	expect(screen.getByText('Mug')).toBeInTheDocument();
});
