import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { someSettings } from '../../test/support/islands';
import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import { MiniCartPreview } from './preview';
import type { MiniCartState } from './states';

const show = (state: MiniCartState) =>
	render(
		<MiniCartPreview
			state={state}
			settings={someSettings()}
			appearance={{ icon: 'bag', showLabel: true, showPrice: false, linksToCheckout: false }}
			choices={NO_CHOICES}
			area={() => null}
		/>,
	);

test('the closed preview is the link with the sample count', () => {
	show('closed');
	expect(screen.getByRole('link', { name: 'Cart 3 items' })).toBeVisible();
	expect(screen.queryByRole('heading', { name: 'Your cart' })).toBeNull();
});

test('the drawer is rendered in the page flow, not as an overlay', () => {
	show('filled');
	expect(screen.getByRole('heading', { name: 'Your cart' })).toBeVisible();
	expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$81.00');
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('the preview has an empty and a failed state', () => {
	const { unmount } = show('empty');
	expect(screen.getByText('Your cart is empty')).toBeVisible();
	unmount();
	show('error');
	expect(screen.getByRole('alert')).toHaveTextContent('Your cart could not be loaded.');
});
