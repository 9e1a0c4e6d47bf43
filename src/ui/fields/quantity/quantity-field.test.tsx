import { createElement, useState } from '@wordpress/element';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityField } from './quantity-field';
import { TYPING_PAUSE } from './use-quantity-text';

const LIMITS = { minimum: 1, maximum: 20, multipleOf: 1, editable: true };

const setUp = (limits = LIMITS) => {
	jest.useFakeTimers();
	const changes: number[] = [];
	const areTyped: boolean[] = [];
	const Held = () => {
		const [quantity, setQuantity] = useState(3);
		return (
			<QuantityField
				id="quantity"
				itemKey="mug"
				name="Mug"
				quantity={quantity}
				limits={limits}
				onChange={(next, isTyped) => {
					changes.push(next);
					areTyped.push(isTyped);
					setQuantity(next);
				}}
			/>
		);
	};
	const view = render(<Held />);
	return {
		view,
		changes,
		areTyped,
		user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
		field: screen.getByRole('textbox', { name: 'Quantity of Mug' }),
	};
};

afterEach(() => jest.useRealTimers());

/** The next frame has been shown, and what waited for it is done. */
const afterFrame = () => act(() => void jest.advanceTimersByTime(20));

test('a field of a product that is sold in groups is described by their size', () => {
	const { field } = setUp({ ...LIMITS, multipleOf: 3 });
	expect(field).toHaveAccessibleDescription('Sold in groups of 3');
});

test('twenty quick clicks are twenty steps, shown at once and applied behind the frame', async () => {
	const { user, changes, field } = setUp({ ...LIMITS, maximum: 99 });
	const plus = screen.getByRole('button', { name: 'Increase quantity of Mug' });
	for (let click = 0; click < 20; click += 1) {
		await user.click(plus);
	}
	expect(field).toHaveValue('23');
	expect(changes).toEqual([]);
	afterFrame();
	expect(changes).toEqual([23]);
});

test('a step is applied although its frame is never shown: the page is left, or the line goes', async () => {
	const { user, changes, view } = setUp();
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Mug' }));
	act(() => void window.dispatchEvent(new Event('pagehide')));
	expect(changes).toEqual([4]);
	await user.click(screen.getByRole('button', { name: 'Reduce quantity of Mug' }));
	view.unmount();
	jest.advanceTimersByTime(20);
	expect(changes).toEqual([4, 3]);
});

test('arrow keys step, Enter applies the typed quantity', async () => {
	const { user, changes, areTyped, field } = setUp();
	await user.click(field);
	for (const key of ['{ArrowUp}', '{ArrowUp}', '{ArrowDown}']) {
		await user.keyboard(key);
		afterFrame();
	}
	expect(changes).toEqual([4, 5, 4]);
	await user.clear(field);
	await user.type(field, '9{Enter}');
	expect(changes.at(-1)).toBe(9);
	await user.clear(field);
	await user.type(field, '12{ArrowUp}');
	afterFrame();
	expect(changes.at(-1)).toBe(13);
	expect(areTyped).toEqual([false, false, false, true, true]);
});

test('a valid number is applied after a pause, and nothing is corrected while typing', async () => {
	const { user, changes, field } = setUp();
	await user.clear(field);
	await user.type(field, '1');
	await user.type(field, '5');
	expect(changes).toEqual([]);
	act(() => void jest.advanceTimersByTime(TYPING_PAUSE));
	expect(changes).toEqual([15]);
	await user.type(field, '0');
	act(() => void jest.advanceTimersByTime(TYPING_PAUSE * 5));
	expect(field).toHaveValue('150');
	expect(changes).toEqual([15]);
});

test('on blur an invalid quantity is corrected, with the reason beside the field', async () => {
	const { user, changes, field } = setUp();
	await user.clear(field);
	await user.type(field, '500');
	await user.tab();
	expect(changes).toEqual([20]);
	expect(field).toHaveAccessibleDescription('The maximum quantity is 20.');
	await user.click(screen.getByRole('button', { name: 'Reduce quantity of Mug' }));
	expect(field).toHaveAccessibleDescription('');
});

test('text that is not a number leaves the quantity unchanged', async () => {
	const { user, changes, field } = setUp();
	await user.clear(field);
	await user.type(field, 'many{Enter}');
	expect(field).toHaveValue('3');
	expect(field).toHaveAccessibleDescription('Please enter a whole number.');
	expect(changes).toEqual([]);
});
