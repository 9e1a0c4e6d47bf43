import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { someSettings } from '../../test/support/islands';
import type { DrawText } from '../../src/islands/shared/block-choices';
import { choicesOfBlock } from '../shared/block-settings';
import type { ScreenState } from '../shared/controls/preview-states';
import { classesOfCart } from './attributes';
import type { CartAttributes } from './attributes';
import { CartPreview } from './preview';

const show = (state: ScreenState, attributes: Partial<CartAttributes> = {}, draw?: DrawText) =>
	render(
		<CartPreview
			state={state}
			settings={someSettings({ couponsEnabled: true, displayItemizedTaxes: true })}
			choices={{
				...choicesOfBlock({ texts: {}, order: [], ...attributes }),
				...(draw && { draw }),
			}}
			className={classesOfCart(attributes)}
			area={() => null}
		/>,
	);

test('the filled preview shows every part of the cart', () => {
	show('filled');
	expect(screen.getByRole('heading', { name: 'Cart totals', level: 2 })).toBeVisible();
	expect(screen.getByRole('heading', { name: 'Delivery', level: 3 })).toBeVisible();
	expect(screen.getByRole('heading', { name: 'You may also like', level: 2 })).toBeVisible();
	expect(screen.getByRole('textbox', { name: 'Quantity of Beanie' })).toHaveValue('2');
	expect(screen.getByRole('button', { name: 'Remove coupon welcome' })).toBeVisible();
	expect(screen.getByRole('radio', { name: /Flat rate/ })).toBeChecked();
	expect(screen.getByText('Sales tax').parentElement).toHaveTextContent('$15.98');
	expect(screen.getByText('Add a coupon')).toBeVisible();
});

test('the empty preview links to the shop', () => {
	show('empty');
	expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop/');
});

test('the preview with errors shows a notice and a rejected coupon', () => {
	show('error');
	expect(screen.getByText(/Something went wrong/)).toBeVisible();
	expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(
		'Invalid coupon code.',
	);
});

test('the failed preview shows the error screen of docs/behaviour.md', () => {
	show('failed');
	expect(screen.getByRole('alert')).toHaveTextContent(
		'Oops!There was an error loading the content.Error: Unable to get cart data from the API.',
	);
});

test('disabled parts are omitted, and headings have the chosen level', () => {
	show('filled', { showCoupons: false, showCrossSells: false, headingLevel: 4 });
	expect(screen.queryByText('Add a coupon')).toBeNull();
	expect(screen.queryByRole('heading', { name: 'You may also like' })).toBeNull();
	expect(screen.getByRole('heading', { name: 'Cart totals', level: 4 })).toBeVisible();
	expect(screen.getByRole('heading', { name: 'Delivery', level: 5 })).toBeVisible();
});

test('with the editor, title and button are drawn by it, with their default texts', () => {
	show('filled', { texts: { proceed: 'Go on' } }, (name, text) => (
		<span role="textbox" tabIndex={0} aria-label={name} children={text} />
	));
	const text = (name: string) => screen.getByRole('textbox', { name });
	expect(text('totals').closest('h2')).toHaveTextContent('Cart totals');
	expect(text('proceed').closest('a')).toHaveTextContent('Proceed to checkout');
});
