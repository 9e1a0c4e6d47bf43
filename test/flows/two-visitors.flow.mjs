/** Tests that a page which a cache may keep shows the same prices to all: those of the shop's base location. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { changeCart, fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: { muPlugins: [fileURLToPath(new URL('shops/german-tax.php', import.meta.url))] },
});

const isPrivate = (response) => /private/.test(response.headers()['cache-control'] ?? '');

const priceOn = async (response) =>
	/storefront-product-price[^>]*>([\s\S]*?)<\/(?:p|div)>/.exec(await response.text())?.[1];

test(
	'prices with the taxes of another country are on private pages only',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		const anybody = await page.request.get(`${shop.url}/shop/`);
		assert.ok(!isPrivate(anybody), 'the page of the base location may be kept');
		await fillCart(page, shop, { 'P-013': 1 });
		await changeCart(page, shop, 'update-customer', {
			billing_address: { country: 'DE', state: 'DE-BE', city: 'Berlin', postcode: '10115' },
			shipping_address: { country: 'DE', state: 'DE-BE', city: 'Berlin', postcode: '10115' },
		});
		const german = await page.request.get(`${shop.url}/shop/`);
		assert.notEqual(await priceOn(german), await priceOn(anybody), 'the taxes differ');
		assert.ok(isPrivate(german));
	},
);
