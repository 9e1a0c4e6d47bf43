/** Renders the cart with an in-memory shop, and finds its parts by role and name. */
import { createElement } from '@wordpress/element';
import { screen } from '@testing-library/react';
import { readCart } from '../../src/domain/cart/read';
import { CartIsland } from '../../src/islands/cart/island';
import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import { anItem } from '../fixtures/builders';
import type { CartJson } from '../fixtures/builders';
import { around, renderIsland, someSettings } from './islands';
import { seedOf } from './stores';

// Products of the fake shop.
export const mug = anItem({ id: 12, name: 'Morning Mug', price: 1000, quantity: 2 });
export const bowl = anItem({ id: 13, name: 'Tea Bowl', price: 500 });

export const renderCart = (cart: CartJson, settings = someSettings(), choices = NO_CHOICES) =>
	renderIsland(
		<CartIsland
			printed={readCart(seedOf(cart))}
			settings={settings}
			messages={[]}
			choices={choices}
			addressStartsOpen={false}
			area={() => null}
		/>,
		cart,
	);

export const quantityOf = (name: string) =>
	screen.getByRole('textbox', { name: `Quantity of ${name}` });
export const rowOf = (name: string) => around(screen.getByRole('link', { name }), 'li');

/** List of totals. */
export const totals = () => around(screen.getByText('Subtotal'), 'dl');
