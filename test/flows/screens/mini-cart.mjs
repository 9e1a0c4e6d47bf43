/** The mini-cart in the header and its drawer. */
import { lineOf } from './cart-screen.mjs';

/** @param {import('playwright-core').Page} page */
export const miniCart = (page) => {
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	// WooCommerce's own has the same class names.
	const block = page.locator('.storefront-mini-cart-block');
	return {
		block,
		button: block.locator('.wc-block-mini-cart__button'),
		badge: block.locator('.wc-block-mini-cart__badge'),
		drawer,
		line: (name) => lineOf(drawer, name),
		close: drawer.getByRole('button', { name: 'Close' }),
		subtotal: drawer.locator('.storefront-drawer__subtotal .storefront-amount'),
	};
};
