/** Tests the replacement of WooCommerce's cart and checkout blocks, switched on and off in the admin. */
import assert from 'node:assert/strict';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { fillForm, openCheckout, orderBy } from './screens/checkout.mjs';
import { openSettings, saveSettings } from './screens/settings-page.mjs';
import { eventually, expectValue } from './screens/wait.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { logIn } from './support/log-in.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { writePage } from './support/page.mjs';

/** Cart block as WooCommerce creates it, with content of an editor. */
const CART = `<!-- wp:woocommerce/cart -->
<div class="wp-block-woocommerce-cart alignwide is-loading"><!-- wp:woocommerce/filled-cart-block -->
<div class="wp-block-woocommerce-filled-cart-block"><!-- wp:paragraph --><p>Delivered by bicycle.</p><!-- /wp:paragraph --></div>
<!-- /wp:woocommerce/filled-cart-block -->
<!-- wp:woocommerce/empty-cart-block -->
<div class="wp-block-woocommerce-empty-cart-block"><!-- wp:paragraph --><p>Have you seen our mugs?</p><!-- /wp:paragraph --></div>
<!-- /wp:woocommerce/empty-cart-block --></div>
<!-- /wp:woocommerce/cart -->`;
const CHECKOUT = `<!-- wp:woocommerce/checkout {"className":"of-the-theme"} -->
<div class="wp-block-woocommerce-checkout alignwide of-the-theme is-loading"></div>
<!-- /wp:woocommerce/checkout -->`;

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/blocks-of-woocommerce.php'],
	},
});

/** URLs of the replaced blocks' files that the page loads. */
const loadedOfWooCommerce = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('script[src], link[href]')]
			.map(({ src, href }) => src ?? href)
			.filter((url) => url.includes('/woocommerce/assets/client/blocks/')),
	);

/** Serves the files of the stand-in blocks. */
const serveStandIns = (context) =>
	context.route(/\/woocommerce\/assets\/client\/blocks\//, (route) => {
		const isScript = route.request().url().includes('.js');
		return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/css', body: '' });
	});

const asGuest = async (browser, shop, watchPage, see) => {
	const context = await browser.newContext({
		baseURL: shop.url,
		viewport: { width: 1280, height: 900 },
	});
	await serveStandIns(context);
	const page = await context.newPage();
	watchPage(page);
	try {
		return await see(page);
	} finally {
		await context.close();
	}
};

const expectOfWooCommerce = async (page) => {
	for (const name of ['cart', 'checkout']) {
		await page.goto(`/${name}/`);
		await page.getByText(`WooCommerce’s own ${name}`).waitFor();
		assert.equal((await loadedOfWooCommerce(page)).length, 2, 'its script and its style');
		assert.equal(await page.locator(`[data-island="${name}"]`).count(), 0);
	}
};

const orderWithOurs = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const answer = await page.goto('/cart/');
	assert.match(answer.headers()['cache-control'], /private/);
	const cart = await openCart(page);
	assert.deepEqual(await loadedOfWooCommerce(page), []);
	// Content added in the editor stays in its place and is shown in the same states.
	await page.getByText('Delivered by bicycle.').waitFor();
	assert.equal(await page.getByText('Have you seen our mugs?').isVisible(), false);
	await cart.line('Plain Tee').more.click();
	await expectValue(cart.line('Plain Tee').field, '2');
	await eventually('cart', async () => (await readCart(page, shop)).items_count, 2);
	assert.match(
		(await page.locator('.wp-block-woocommerce-cart').getAttribute('class')) ?? '',
		/alignwide/,
	);

	const checkout = await openCheckout(page);
	assert.deepEqual(await loadedOfWooCommerce(page), []);
	assert.equal(await page.locator('.wp-block-woocommerce-checkout.of-the-theme').count(), 1);
	const email = newEmail();
	await fillForm(checkout, email);
	const id = await orderBy(page, checkout, 'Cash on delivery');
	const orders = await ordersOf(shop, email);
	assert.deepEqual(
		orders.map((order) => order.id),
		[id],
	);
};

test(
	'our blocks replace WooCommerce’s: for managers on trial, for everybody, and no longer when switched off',
	{ tag: ['@demo', '@1280'] },
	async ({ page, context, browser, shop, watchPage, expectError }) => {
		// Avatars, which tests cannot load.
		expectError(/Failed to load resource.*gravatar/);
		await serveStandIns(context);
		await writePage(shop, 'cart', CART);
		await writePage(shop, 'checkout', CHECKOUT);
		const see = (look) => asGuest(browser, shop, watchPage, look);
		await logIn(page);
		let settings = await openSettings(page);
		await settings.reset.click();
		await settings.told('All settings are reset.').waitFor();
		await see(expectOfWooCommerce);

		settings = await openSettings(page);
		await expectAccessible(page, settings.content);
		assert.match(
			await page.locator('[id$="replace-cart-help"]').innerText(),
			/Page “Made for a flow”/,
		);
		await settings.cart.focus();
		await page.keyboard.press('Space');
		await settings.checkout.check();
		await settings.forManagers.check();
		await saveSettings(settings);
		await see(expectOfWooCommerce);
		await page.goto('/cart/');
		await cartScreen(page).empty.waitFor();
		await page.getByText('Have you seen our mugs?').waitFor();
		assert.equal(await page.getByText('Delivered by bicycle.').isVisible(), false);

		settings = await openSettings(page);
		await settings.forEverybody.check();
		await saveSettings(settings);
		await see((guest) => orderWithOurs(guest, shop));

		settings = await openSettings(page);
		assert.equal(await settings.cart.isChecked(), true);
		await settings.cart.uncheck();
		await settings.checkout.uncheck();
		await saveSettings(settings);
		await see(expectOfWooCommerce);
	},
);
