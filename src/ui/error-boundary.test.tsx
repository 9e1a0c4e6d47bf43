import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, reasonOf } from './error-boundary';

test.each([
	[new Error('The cart is a teapot.'), 'The cart is a teapot.'],
	[{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
	['plain words', 'plain words'],
	[{}, ''],
])('shows the error message of %p', (thrown, reason) => {
	expect(reasonOf(thrown)).toBe(reason);
});

test('shows the error screen instead of the failed component, and retries', async () => {
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
	let isBroken = true;
	const Fragile = () => {
		if (isBroken) {
			throw new Error('The cart is a teapot.');
		}
		return <p>The cart</p>;
	};
	render(
		<ErrorBoundary>
			<Fragile />
		</ErrorBoundary>,
	);
	expect(screen.getByRole('alert')).toHaveTextContent(
		'Oops!There was an error loading the content.Error: The cart is a teapot.',
	);
	isBroken = false;
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	expect(screen.getByText('The cart')).toBeVisible();
});
