import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './controls';

test("a plugin's panel unfolds by a button that looks like those of the screens", async () => {
	render(<Panel title="You have $5.00 to spend">Enter amount</Panel>);
	const button = screen.getByRole('button', { name: 'You have $5.00 to spend', expanded: false });
	expect(button).toHaveClass('storefront-link-button');
	expect(screen.queryByText('Enter amount')).toBeNull();
	await userEvent.click(button);
	expect(screen.getByText('Enter amount')).toBeVisible();
	expect(button).toHaveAttribute('aria-expanded', 'true');
});
