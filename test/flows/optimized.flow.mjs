/** Tests that everything works on pages whose scripts, images and HTML a plugin has optimized. */
import assert from 'node:assert/strict';
import { cartScreen } from './screens/cart-screen.mjs';
import { checkoutScreen, fillForm, waitUntilUsable, orderBy } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { eventually } from './screens/wait.mjs';
import { readCart } from './support/cart.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: { muPlugins: ['test/flows/shops/optimized.php'] },
});

/** Opens a page, and interacts with it so that delayed scripts run. */
const openPage = async (page, path) => {
	await page.goto(path);
	await page.keyboard.press('Shift');
};

for (const kind of ['combined', 'delayed', 'async', 'deferred']) {
	const tag = kind === 'delayed' ? [] : '@full';
	test(
		`scripts that are ${kind}: a purchase from the grid to the order`,
		{ tag },
		async ({ page, context, shop, expectError }) => {
			if (kind === 'async') {
				// WooCommerce's own scripts lose their order.
				expectError(/(jQuery|sbjs) is not defined/);
			}
			await context.addCookies([{ name: 'optimized_by', value: kind, url: shop.url }]);

			// Without waiting for any script: the form works without.
			await page.goto('/shop/');
			await page
				.getByRole('button', { name: /^Add to cart/ })
				.first()
				.click();
			await eventually('items', async () => (await readCart(page, shop)).items_count, 1);

			await openPage(page, '/');
			const { button, count, drawer } = miniCart(page);
			await eventually('count', count, '1');
			await button.click();
			await drawer.waitFor();

			await openPage(page, '/cart/');
			const cart = cartScreen(page);
			await cart.screen.locator('xpath=self::*[@data-hydrated]').waitFor();
			await cart.screen
				.getByRole('button', { name: /^Increase quantity/ })
				.first()
				.click();
			await eventually('items', async () => (await readCart(page, shop)).items_count, 2);

			await openPage(page, '/checkout/');
			await waitUntilUsable(page);
			const checkout = checkoutScreen(page);
			const email = newEmail();
			await fillForm(checkout, email);
			await orderBy(page, checkout, 'Direct bank transfer');
			assert.equal((await ordersOf(shop, email)).length, 1);
		},
	);
}
