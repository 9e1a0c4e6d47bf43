/** Cart screen, located by its visible texts. */
import { wake } from './wake.mjs';

/** Returns a cart item by its product's name, on the cart screen or in the drawer. */
export const lineOf = (scope, name) => {
	const row = scope
		.locator('.storefront-line')
		.filter({ has: scope.page().getByRole('link', { name, exact: true }) });
	return {
		row,
		field: row.getByRole('textbox', { name: `Quantity of ${name}`, exact: true }),
		more: row.getByRole('button', { name: `Increase quantity of ${name}`, exact: true }),
		less: row.getByRole('button', { name: `Reduce quantity of ${name}`, exact: true }),
		remove: row.getByRole('button', { name: `Remove ${name}`, exact: true }),
		total: row.locator('.storefront-line__total .storefront-amount'),
		problem: row.getByRole('alert'),
	};
};

/** @param {import('@playwright/test').Page} page */
export const cartScreen = (page) => {
	const screen = page.locator('.storefront-cart');
	const summary = screen.getByRole('region', { name: 'Cart totals' });
	const amount = (label) =>
		summary
			.locator('.wc-block-components-totals-item')
			.filter({ has: page.getByText(label, { exact: true }) })
			.locator('.wc-block-components-totals-item__value');
	return {
		screen,
		line: (name) => lineOf(screen, name),
		lines: screen.locator('.storefront-line'),
		summary,
		amount,
		state: summary.locator('.storefront-summary__state'),
		total: amount('Total'),
		notices: screen.locator('.storefront-notice'),
		undo: screen.getByRole('button', { name: 'Undo' }),
		empty: screen.getByRole('heading', { name: 'Your cart is empty' }),
		rate: (name) => screen.getByRole('radio', { name: new RegExp(`^${name}`) }),
		proceed: screen.getByRole('link', { name: 'Proceed to checkout' }),
		/** Shows all rates and the address, which are folded on small screens; hydrated or not. */
		unfoldDelivery: async () => {
			const change = screen.locator('.storefront-shipping__change:not([open]) > summary');
			if (await change.isVisible()) {
				await change.click();
			}
		},
	};
};

export const wakeCart = (page) => wake(page, 'cart');

/** Opens the cart screen and waits until it is hydrated. */
export const openCart = async (page) => {
	await page.goto('/cart/');
	await wakeCart(page);
	return cartScreen(page);
};
