/** Tests a log-in that expires while the cart is open. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { FAILED_RESOURCE } from './screens/network.mjs';
import { expectText, expectValue } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { logIn } from './support/log-in.mjs';

const LOGGED_OUT = /You have been logged out, and this cart with you\./;

test('a session that ends during a visit is reported, with a login link', async ({
	page,
	context,
	shop,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	await logIn(page);
	await fillCart(page, shop, { 'P-013': 1 });
	const cart = await openCart(page);
	const { field, more } = cart.line('Plain Tee');
	// The account's cart may already contain the product.
	const before = Number(await field.inputValue());
	await more.click();
	await expectText(cart.state, '');
	await expectValue(field, String(before + 1));
	assert.equal(await page.getByText(LOGGED_OUT).count(), 0);

	await context.clearCookies();
	await more.click();
	await page.getByText(LOGGED_OUT).waitFor();
	await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
	await page.waitForURL(/wp-login|account/);
});
