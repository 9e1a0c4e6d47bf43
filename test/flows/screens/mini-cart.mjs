/** The mini-cart in the header and its drawer. */
import { lineOf } from './cart-screen.mjs';

/** @param {import('playwright-core').Page} page */
export const miniCart = (page) => {
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	return {
		block: page.locator('.storefront-mini-cart-block'),
		button: page.locator('.wc-block-mini-cart__button'),
		badge: page.locator('.wc-block-mini-cart__badge'),
		drawer,
		line: (name) => lineOf(drawer, name),
		close: drawer.getByRole('button', { name: 'Close' }),
		subtotal: drawer.locator('.storefront-drawer__subtotal .storefront-amount'),
	};
};
