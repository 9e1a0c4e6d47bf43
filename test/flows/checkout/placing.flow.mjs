/** Tests the code that places orders, which is loaded on the first interaction with the form, where it is late. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { hold } from '../screens/network.mjs';
import { expectText } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';

const PLACING_SCRIPT = /\/build\/placing\./;

test('a press before the script has loaded shows progress immediately, and is handled once it has', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	const scriptIsSlow = await hold(page, PLACING_SCRIPT);
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await expectText(checkout.place, 'Placing your order…');
	await checkout.place.click({ force: true });
	await scriptIsSlow.release();
	await waitUntilOrdered(page);
	assert.equal((await ordersOf(shop, email)).length, 1);
});

test('where the script does not come, the form stays usable, and a press orders once it comes', async ({
	page,
	shop,
	pageErrors,
}) => {
	pageErrors.expect(/\/build\/(placing|checkout|boot)\./);
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	// As on a page of the plugin's version before, whose scripts are gone.
	await page.route(PLACING_SCRIPT, (route) => route.fulfill({ status: 404 }));
	const email = newEmail();
	await checkout.addNote.check();
	await fillForm(checkout, email);
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await checkout.notices.getByText('so nothing was ordered').waitFor();
	await page.unroute(PLACING_SCRIPT);
	await checkout.addNote.uncheck();
	await checkout.addNote.check();
	await checkout.note.fill('Ring twice.');
	await checkout.place.click();
	await waitUntilOrdered(page);
	assert.equal((await ordersOf(shop, email)).length, 1);
});

test(
	'WooCommerce, which watches window.wc while a site is debugged, warns of no script',
	{ tag: ['@woocommerce-11', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const said = [];
		page.on('console', (message) => said.push(message.text()));
		const placing = page.waitForResponse(PLACING_SCRIPT);
		const checkout = await openCheckout(page);
		await fillForm(checkout, newEmail());
		await placing;
		await checkout.place.click();
		await waitUntilOrdered(page);
		const ofWooCommerce = said.filter((text) => text.startsWith('[WooCommerce]'));
		const isStart = (text) => text.includes('Dependency detection enabled');
		assert.ok(ofWooCommerce.some(isStart));
		assert.deepEqual(
			ofWooCommerce.filter((text) => !isStart(text)),
			[],
		);
	},
);
