/** Tests pages without WooCommerce's classic scripts: what they load, what brings the scripts back, that all works. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { fillForm, openCheckout, waitUntilOrdered } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { settingsPage, saveSettings, SETTINGS } from './screens/settings-page.mjs';
import { eventually } from './screens/wait.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { readCart } from './support/cart.mjs';
import { logIn } from './support/log-in.mjs';
import { setOption } from './support/option.mjs';
import { newEmail } from './support/orders.mjs';
import { test } from './support/test.mjs';

const MOST_BYTES = 15 * 1024;
const OF_WOOCOMMERCE =
	/\/(?:jquery|jquery-migrate|jquery\.blockUI|woocommerce|add-to-cart|hoverIntent)(?:\.min)?\.js/;

// Without SCRIPT_DEBUG, by which WooCommerce's scripts are not minified.
test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/light-pages.php'],
		constants: { SCRIPT_DEBUG: false },
	},
});

const switchTo = (shop, light_pages) =>
	setOption(shop, 'storefront_islands_settings', { light_pages });

/** Opens a page, and returns the addresses and the compressed size of the scripts that it loads untouched. */
const scriptsOf = async (page, path) => {
	const responses = [];
	const collect = (response) => {
		if (response.request().resourceType() === 'script') {
			responses.push(response);
		}
	};
	page.on('response', collect);
	await page.goto(path, { waitUntil: 'networkidle' });
	page.off('response', collect);
	const bodies = await Promise.all(responses.map((response) => response.body()));
	return {
		addresses: responses.map((response) => response.url()),
		bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
	};
};

const ofWooCommerce = ({ addresses }) => addresses.filter((src) => OF_WOOCOMMERCE.test(src));

test('home, shop and product load little, and all again once it is switched off', async ({
	page,
	shop,
}) => {
	await switchTo(shop, true);
	await page.goto('/shop/');
	const product = await page.locator('a[href*="/product/"]').first().getAttribute('href');
	for (const path of ['/', '/shop/', product]) {
		const scripts = await scriptsOf(page, path);
		assert.deepEqual(ofWooCommerce(scripts), [], path);
		assert.ok(
			scripts.bytes <= MOST_BYTES,
			`${path}: ${scripts.bytes} bytes, ${scripts.addresses.join()}`,
		);
	}
	await switchTo(shop, false);
	for (const path of ['/', '/shop/', product]) {
		assert.notDeepEqual(ofWooCommerce(await scriptsOf(page, path)), [], path);
	}
});

for (const kind of ['early', 'footer', 'last', 'inline', 'attached', 'localized']) {
	test(
		`a plugin beside the page finds what it uses: ${kind}`,
		{ tag: '@1280' },
		async ({ page, shop }) => {
			await switchTo(shop, true);
			await page.goto(`/?beside=${kind}`);
			await page.locator('body[data-beside="is there"]').waitFor();
		},
	);
}

test('from the grid to the order', async ({ page, shop }) => {
	await switchTo(shop, true);
	await page.goto('/shop/?utm_source=letter&utm_campaign=spring');
	await page
		.getByRole('button', { name: /^Add to cart/ })
		.first()
		.click();
	await eventually('items', async () => (await readCart(page, shop)).items_count, 1);
	await eventually('count', miniCart(page).count, '1');
	const checkout = await openCheckout(page);
	assert.equal(await page.evaluate(() => typeof window.jQuery), 'undefined');
	await fillForm(checkout, newEmail());
	await checkout.method('Direct bank transfer').check();
	await checkout.place.click();
	const id = await waitUntilOrdered(page);
	if (shop.isWooCommerce) {
		const meta = JSON.parse(await shop.php('test/flows/support/order-meta.php', { ORDER: id }));
		assert.equal(meta._wc_order_attribution_utm_campaign, 'spring');
	}
});

test(
	'the settings page shows what each kind of page does',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, expectError }) => {
		expectError(/gravatar/);
		await logIn(page);
		await page.goto(SETTINGS.replace('options-general', 'admin'));
		const settings = settingsPage(page);
		await settings.lightPages.check();
		await saveSettings(settings);
		await page.getByRole('link', { name: /^Show what pages/ }).click();
		const cells = (kind) => page.getByRole('row', { name: new RegExp(`^${kind}`) }).locator('td');
		assert.match(await cells('Home').first().innerText(), /jquery-core.*woocommerce/);
		assert.equal(await cells('Home').nth(1).innerText(), '–');
		assert.match(
			await cells('Account').nth(1).innerText(),
			/woocommerce\s+for elements of the page: type=password/,
		);
		await expectAccessible(page, settings.content);
	},
);
