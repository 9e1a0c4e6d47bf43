import { createElement } from '@wordpress/element';
import { render } from '@testing-library/react';
import { BlockChoicesProvider, NO_CHOICES } from './block-choices';
import { Parts } from './parts';

const drawn = (order: readonly unknown[]) =>
	render(
		<BlockChoicesProvider value={{ ...NO_CHOICES, order }}>
			<Parts one="1" two="2" three={null} four="4" />
		</BlockChoicesProvider>,
	).container.textContent;

test('parts stand in the order of the block', () => {
	expect(drawn([])).toBe('124');
	expect(drawn(['four', 'three', 'constructor', 7, 'two'])).toBe('421');
});

test('places are around each part, also around one that does not show', () => {
	const area = (place: string) =>
		/^(?:before-one|after-three)$/.test(place) ? `(${place})` : null;
	const { container } = render(
		<BlockChoicesProvider value={{ ...NO_CHOICES, area }}>
			<Parts one="1" two="2" three={null} />
		</BlockChoicesProvider>,
	);
	expect(container).toHaveTextContent(/^\(before-one\)12\(after-three\)$/);
});
