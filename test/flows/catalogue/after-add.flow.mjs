/** Tests products that lead to another page once they are added, by WooCommerce's setting or a plugin. */
import assert from 'node:assert/strict';
import { hold } from '../screens/network.mjs';
import { productForm } from '../screens/product-form.mjs';
import { readCart } from '../support/cart.mjs';
import { setOption } from '../support/option.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';

test.use({ shopOptions: { muPlugins: ['test/flows/shops/add-redirect.php'] } });

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

test.describe('where a plugin may lead to a page', { tag: '@woocommerce' }, () => {
	for (const [when, isEarly] of [
		['before its scripts have come', true],
		['once it is hydrated', false],
	]) {
		test(`a form adds in place, or is led to the page with what was added, ${when}`, async ({
			page,
			shop,
		}) => {
			const form = productForm(page);
			const found = await page.request.get(
				'/wp-json/wc/store/v1/products?slug=club-hoodie,belt-bag',
			);
			const products = await found.json();
			const [hoodie, bag] = ['club-hoodie', 'belt-bag'].map((slug) =>
				products.find((product) => product.slug === slug),
			);
			const pageOf = ({ id, slug }) =>
				writePage(
					shop,
					`led-${slug}`,
					`<!-- wp:storefront-islands/add-to-cart {"productId":${id}} /-->`,
				);
			await setOption(shop, 'storefront_islands_led', hoodie.id);
			const open = async (product) => {
				await page.goto(await pageOf(product));
				if (isEarly) {
					await hold(page, /\/build\/(shared|add-to-cart)\.js/);
				} else {
					await form.button.focus();
					await page.locator('form.storefront-add-to-cart--page[data-hydrated]').waitFor();
				}
			};
			await open(bag);
			await form.button.click();
			await form.viewCart.waitFor();
			assert.match(page.url(), /led-belt-bag/);
			await page.unrouteAll({ behavior: 'ignoreErrors' });

			await open(hoodie);
			await form.choose('Blue', 'Small');
			await form.button.click();
			await page.waitForURL(/\/checkout\//);
			await page.getByText('“Club Hoodie” has been added to your cart.').first().waitFor();
			const { items } = await readCart(page, shop);
			assert.deepEqual(
				items.map(({ quantity }) => quantity),
				[1, 1],
			);
		});
	}
});
