/** Tests a cart and an order summary whose lines a theme filters as lines of WooCommerce's classic templates. */
import assert from 'node:assert/strict';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { openCheckout } from './screens/checkout.mjs';
import { expectText } from './screens/wait.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({ shopOptions: { muPlugins: ['test/flows/shops/classic-lines.php'] } });

test(
	'names, prices, totals and gifts are the theme’s, before and after hydration and with each change',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 2, 'P-014': 1 });
		await page.goto('/cart/');
		const cart = cartScreen(page);
		const tee = cart.line('Plain Tee');
		const gift = cart.line('Pocket Tee');
		const name = tee.row.locator('.storefront-line__name');
		const price = tee.row.locator('.storefront-price');
		const expectLine = async (total) => {
			await expectText(name, 'Plain Tee SKU P-013 in the cart');
			await expectText(price, '$178.00 $89.00');
			await expectText(tee.total, total);
		};
		await expectLine('$178.00 for 2');
		await wakeCart(page);
		await expectLine('$178.00 for 2');
		await tee.more.click();
		await expectLine('$267.00 for 3');
		await expectText(gift.row.locator('.storefront-price'), 'Free with your order');
		assert.match(await gift.row.getAttribute('class'), /flow-gift/);
		assert.equal(await gift.row.locator('img[alt="A gift"]').count(), 1);
		assert.deepEqual([await gift.more.count(), await gift.remove.count()], [0, 0]);
		await gift.row.getByText('Quantity: 1').waitFor();
		assert.match(await cart.summary.textContent(), /Flat rateDelivered in two days\$5\.00/);
		await expectAccessible(page, '[data-island="cart"]');

		const { screen } = await openCheckout(page);
		const lines = screen.locator('.storefront-order__lines');
		assert.match(await lines.textContent(), /SKU P-013 in the checkout.*267\.00 for 3/s);
		assert.equal(await page.evaluate(() => window.flowScript), undefined);
	},
);
