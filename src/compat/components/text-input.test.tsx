import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { ValidationInputError } from './text-input';

test('an error of a gateway’s field is said as it appears, in one element of WooCommerce’s class', () => {
	const { container, rerender } = render(<ValidationInputError errorMessage="" />);
	expect(screen.queryByRole('alert')).toBeNull();
	rerender(<ValidationInputError errorMessage="Card number is invalid" elementId="card" />);
	expect(screen.getByRole('alert')).toHaveTextContent('Card number is invalid');
	expect(screen.getByRole('alert')).toHaveAttribute('id', 'validate-error-card');
	expect(container.querySelectorAll('.wc-block-components-validation-error')).toHaveLength(1);
});
