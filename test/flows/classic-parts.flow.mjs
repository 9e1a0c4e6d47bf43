/** Tests a cart and a checkout of which a theme takes parts away, as it does with those of WooCommerce's classic templates. */
import assert from 'node:assert/strict';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { checkoutScreen, openCheckout } from './screens/checkout.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { changeCart, fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/classic-hooks.php', 'test/flows/shops/classic-parts.php'],
	},
});

test(
	'a removed button is gone before and after hydration, and comes back with the cart; a removed coupon stays away',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 2 });
		await page.goto('/cart/');
		const cart = cartScreen(page);
		const instead = cart.screen.getByText('From three pieces on');
		await instead.waitFor();
		assert.equal(await cart.proceed.isVisible(), false);
		await wakeCart(page);
		assert.equal(await cart.proceed.isVisible(), false);
		await expectAccessible(page, '[data-island="cart"]');
		await cart.line('Plain Tee').more.click();
		await cart.proceed.waitFor();
		assert.equal(await instead.count(), 0);

		const { place, screen } = await openCheckout(page);
		assert.equal(await place.isVisible(), true);
		await screen.getByRole('heading', { name: 'Your wishes' }).waitFor();
		assert.equal(await screen.locator('.storefront-cart__coupon').first().isVisible(), false);
		await screen.getByText('Members log in at the counter').waitFor();
		assert.equal(await screen.locator('.storefront-login').isVisible(), false);
		const { items } = await readCart(page, shop);
		await changeCart(page, shop, 'update-item', { key: items[0].key, quantity: 5 });
		await page.goto('/checkout/');
		await screen.getByText('By telephone only').waitFor();
		assert.equal(await checkoutScreen(page).place.isVisible(), false);

		await changeCart(page, shop, 'update-item', { key: items[0].key, quantity: 7 });
		await page.goto('/checkout/');
		const theirs = screen.locator('#place_order');
		await theirs.waitFor();
		assert.equal(await checkoutScreen(page).place.isVisible(), false);
		// As a plugin's script does once a box is ticked.
		await theirs.evaluate((button) => button.removeAttribute('disabled'));
		await checkoutScreen(page).place.waitFor();
		assert.equal(await theirs.isVisible(), false);
	},
);
