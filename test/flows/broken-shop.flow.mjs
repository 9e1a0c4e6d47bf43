/** The shop answers with errors, or with something that is no answer at all. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { BATCH, BROWSER_SAYS_FAILED, CART, once } from './screens/network.mjs';
import { expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { flow } from './support/flow.mjs';

const HTML_PAGE = {
	status: 502,
	contentType: 'text/html',
	body: '<!doctype html><title>502 Bad Gateway</title><h1>502 <img src=x onerror=alert(1)></h1>',
};
const ERROR = {
	status: 500,
	contentType: 'application/json',
	body: JSON.stringify({
		code: 'shop_on_fire',
		message: 'The &quot;till&quot; is <b>on fire</b>.',
		data: { status: 500 },
	}),
};

flow('one bad gateway is got over', async ({ page, shop, expectError }) => {
	expectError(BROWSER_SAYS_FAILED);
	await fillCart(page, shop, { 'P-013': 1 });
	const cart = await openCart(page);
	await once(page, BATCH, (route) => route.fulfill(HTML_PAGE));
	await cart.line('Plain Tee').more.click();
	await expectText(cart.total, '$219.60');
	assert.equal((await readCart(page, shop)).items[0]?.quantity, 2);
});

for (const [what, answer, said] of [
	['nothing but error pages', HTML_PAGE, 'The response is not a valid JSON response.'],
	['an error of its own', ERROR, 'The "till" is on fire.'],
	[
		'a page where data should be',
		{ ...HTML_PAGE, status: 200 },
		'The response is not a valid JSON response.',
	],
]) {
	flow(
		`${what}: said, and the cart is shown as it is at the shop`,
		async ({ page, shop, expectError }) => {
			expectError(BROWSER_SAYS_FAILED);
			await fillCart(page, shop, { 'P-013': 1 });
			const cart = await openCart(page);
			await page.route(BATCH, (route) => route.fulfill(answer));
			await cart.line('Plain Tee').more.click();
			await expectText(cart.notices.locator('p'), said);
			await expectValue(cart.line('Plain Tee').field, '1');
			await expectText(cart.state, '');

			await page.unroute(BATCH);
			await cart.line('Plain Tee').more.click();
			await expectText(cart.total, '$219.60');
		},
		{ essential: false },
	);
}

flow(
	'the drawer without a cart says so and tries again',
	async ({ page, shop, expectError }) => {
		expectError(BROWSER_SAYS_FAILED);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/');
		await page.route(CART, (route) => route.fulfill(ERROR));
		const { button, drawer, line } = miniCart(page);
		await button.click();
		await drawer.getByText('Your cart could not be loaded.').waitFor();
		await page.unroute(CART);
		await drawer.getByRole('button', { name: 'Try again' }).click();
		await expectValue(line('Plain Tee').field, '1');
	},
	{ essential: false },
);
