/** Tests a cart and a checkout whose totals, coupons and first ticks a theme filters as those of WooCommerce's classic templates. */
import assert from 'node:assert/strict';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { checkoutScreen, waitUntilUsable } from './screens/checkout.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { changeCart, fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/classic-lines.php', 'test/flows/shops/classic-totals.php'],
	},
});

test(
	'totals, coupons and ticks are the theme’s, before and after hydration and with each change',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 2 });
		await changeCart(page, shop, 'apply-coupon', { code: 'fiver' });
		await page.goto('/cart/');
		const cart = cartScreen(page);
		const expectTotals = async (subtotal) => {
			await expectText(cart.amount('Subtotal'), `${subtotal} in the cart`);
			await expectText(
				cart.summary.locator('.storefront-coupons__coupon'),
				'Gift fiver -$5.00 for you',
			);
			await cart.amount('Sending').waitFor();
			const total = Number(
				(await cart.proceed.locator('..').locator('.storefront-amount').textContent()).replace(
					/[^\d.]/g,
					'',
				),
			);
			assert.match(
				await cart.total.textContent(),
				new RegExp(`about ${String(Math.round(total))} EUR`),
			);
		};
		await expectTotals('$178.00');
		await wakeCart(page);
		await expectTotals('$178.00');
		assert.equal(await cart.screen.getByRole('button', { name: /Remove coupon/ }).count(), 0);
		await cart.line('Plain Tee').more.click();
		await expectTotals('$267.00');
		await expectAccessible(page, '[data-island="cart"]');

		await page.goto('/checkout/');
		const checkout = checkoutScreen(page);
		const ticks = async () => [
			await checkout.terms.isChecked(),
			await checkout.sameForBilling.isChecked(),
		];
		assert.deepEqual(await ticks(), [true, false]);
		await waitUntilUsable(page);
		assert.deepEqual(await ticks(), [true, false]);
		await checkout.billing.group.waitFor();
		assert.match(await checkout.amount('Subtotal').textContent(), /267\.00 in the checkout/);
		const points = checkout.screen.locator('.flow-points');
		await points.getByText(/^\d+ points$/).waitFor();
		const before = await points.textContent();
		await checkout.options.group.getByRole('radio', { name: /^Free/ }).check();
		await eventually('points', async () => (await points.textContent()) !== before, true);
		await checkout.terms.uncheck();
		assert.deepEqual(await ticks(), [false, false]);
		assert.equal(await page.evaluate(() => window.flowScript), undefined);
	},
);
