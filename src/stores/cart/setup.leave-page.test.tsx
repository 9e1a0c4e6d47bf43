import { createElement } from '@wordpress/element';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveFieldsWithPage } from './setup';
import { QuantityField } from '../../ui/fields/quantity/quantity-field';

const LIMITS = { minimum: 1, maximum: 20, multipleOf: 1, editable: true };

test('a quantity that is being typed is applied before what waits is sent, when the page is left', async () => {
	const happened: unknown[] = [];
	leaveFieldsWithPage(window);
	// As the queue of changes does.
	window.addEventListener('pagehide', () => happened.push('sent'));
	render(
		<QuantityField
			id="quantity"
			itemKey="mug"
			name="Mug"
			quantity={3}
			limits={LIMITS}
			onChange={(next) => happened.push(next)}
		/>,
	);
	const field = screen.getByRole('textbox', { name: 'Quantity of Mug' });
	await userEvent.clear(field);
	await userEvent.type(field, '12');
	expect(happened).toEqual([]);
	act(() => void window.dispatchEvent(new Event('pagehide')));
	expect(happened).toEqual([12, 'sent']);
});

test('a button that has the focus keeps it, for the way back', async () => {
	leaveFieldsWithPage(window);
	render(<button type="button">Leave</button>);
	await userEvent.tab();
	window.dispatchEvent(new Event('pagehide'));
	expect(screen.getByRole('button')).toHaveFocus();
});
