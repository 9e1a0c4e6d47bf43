/**
 * Tests that a page which a cache may keep shows the same to all: the prices of the shop's base location, and no text
 * behind a password.
 */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { changeCart, fillCart, productBySku } from './support/cart.mjs';
import { writePage } from './support/page.mjs';
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

const LOCKED = { SKU: 'P-048', PASSWORD: 'open sesame', TEXT: 'Sewn from forty sails' };

test(
	'the text of a product behind a password is shown on private pages only, to who has given it',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop, playwright }) => {
		await shop.php('test/flows/support/product-password.php', LOCKED);
		const { id, name, permalink } = await productBySku(page, shop, LOCKED.SKU);
		const block = `<!-- wp:storefront-islands/add-to-cart {"productId":${id}} /-->`;
		const own = await writePage(shop, 'one-product', block);
		const search = encodeURIComponent(name);
		const stranger = await playwright.request.newContext({ baseURL: shop.url });
		const textOf = async (visitor, path) => (await visitor.get(`${shop.url}${path}`)).text();
		const expectNothingSaid = async () => {
			for (const path of [
				own,
				new URL(permalink).pathname,
				'/',
				'/shop/',
				`/?s=${search}&post_type=product`,
				`/wp-json/wc/store/v1/products?search=${search}`,
				`/wp-json/wc/store/v1/products/${id}`,
			]) {
				const text = await textOf(stranger, path);
				assert.ok(!text.includes(LOCKED.TEXT), path);
			}
		};
		await expectNothingSaid();
		assert.ok((await textOf(stranger, own)).includes(name), 'the product itself is on the page');

		const { TEXT, PASSWORD } = LOCKED;
		await page.request.post(`${shop.url}/wp-login.php?action=postpass`, {
			form: { post_password: PASSWORD },
			headers: { referer: `${shop.url}${own}` },
		});
		const unlocked = await page.request.get(`${shop.url}${own}`);
		assert.ok((await unlocked.text()).includes(TEXT), 'who has the password reads it');
		assert.ok(isPrivate(unlocked));
		await expectNothingSaid();
		await stranger.dispose();
	},
);
