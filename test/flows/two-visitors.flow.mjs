/** Tests that a page which a cache may keep shows no text behind a password. */
import assert from 'node:assert/strict';
import { productBySku } from './support/cart.mjs';
import { writePage } from './support/page.mjs';
import { test } from './support/test.mjs';

const isPrivate = (response) => /private/.test(response.headers()['cache-control'] ?? '');

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
