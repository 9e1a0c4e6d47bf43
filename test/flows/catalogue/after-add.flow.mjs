/** Tests products that lead to another page once they are added, as WooCommerce's own buttons do by its setting. */
import assert from 'node:assert/strict';
import { hold } from '../screens/network.mjs';
import { productForm } from '../screens/product-form.mjs';
import { readCart } from '../support/cart.mjs';
import { setOption } from '../support/option.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';

// A shop of its own, as it is set differently.
test.use({ shopOptions: { constants: { STOREFRONT_ISLANDS_AFTER_ADD: true } } });

test.describe('where the setting leads to the cart', { tag: '@woocommerce' }, () => {
	test.beforeEach(({ shop }) => setOption(shop, 'woocommerce_cart_redirect_after_add', 'yes'));
	test.afterEach(({ shop }) => setOption(shop, 'woocommerce_cart_redirect_after_add', 'no'));

	test('a button of a list and a form with options do, also before its scripts have come', async ({
		page,
		shop,
	}) => {
		await page.goto('/shop/');
		await page.getByRole('button', { name: '“Belt Bag”' }).first().click();
		await page.waitForURL(/\/cart\//);
		const found = await page.request.get('/wp-json/wc/store/v1/products?slug=club-hoodie');
		const [{ id }] = await found.json();
		const block = `<!-- wp:storefront-islands/add-to-cart {"productId":${id}} /-->`;
		await page.goto(await writePage(shop, 'after-add', block));
		const form = productForm(page);
		await form.choose('Blue', 'Small');
		await form.button.click();
		await page.waitForURL(/\/cart\//);

		await page.goto('/after-add/');
		await hold(page, /\/build\/(shared|add-to-cart)\.js/);
		await form.choose('Blue', 'Large');
		await form.button.click();
		await page.waitForURL(/\/cart\//);
		const { items } = await readCart(page, shop);
		assert.deepEqual(
			items.map(({ quantity }) => quantity),
			[1, 1, 1],
		);
	});
});
