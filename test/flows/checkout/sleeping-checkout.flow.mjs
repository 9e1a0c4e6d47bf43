/**
 * Tests a checkout that sleeps: with WooCommerce's offline payment methods its scripts run once the visitor is active, and
 * what was done before counts.
 */
import assert from 'node:assert/strict';
import { ADA, checkoutScreen, fillForm, waitUntilOrdered } from '../screens/checkout.mjs';
import { hold } from '../screens/network.mjs';
import { expectValue } from '../screens/wait.mjs';
import { openAsleep, running } from '../screens/wake.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

const SCRIPT = /\/build\/checkout\.js/;

/** Opens the checkout with a product and leaves it alone. */
const openWithTee = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openAsleep(page, '/checkout/');
	return checkoutScreen(page);
};

const hasSettings = (page) => page.evaluate(() => 'wcSettings' in window);

test(
	'no script but boot and wake runs until the first touch, and all payment methods are whole',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const { email, payment, method, place } = await openWithTee(page, shop);
		assert.deepEqual(await running(page), {
			scripts: ['boot', 'wake'],
			hasReact: false,
		});
		assert.equal(await hasSettings(page), false);
		const shown = await payment.group.innerText();
		assert.match(shown, /\S/);
		const box = await payment.group.boundingBox();
		assert.equal(await payment.group.locator('[aria-busy="true"]').count(), 0);
		await email.focus();
		await page.locator('[data-island="checkout"][data-hydrated]').waitFor();
		await method('Cash on delivery').waitFor();
		await page.waitForFunction(() => 'wcSettings' in window);
		assert.equal(await payment.group.innerText(), shown, 'its script shows the same text');
		assert.equal((await payment.group.boundingBox()).height, box.height, 'at the same height');
		assert.equal(await place.isVisible(), true);
	},
);

test(
	'the keyboard can scroll a long list of products while the checkout sleeps',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		await page.setViewportSize({ width: 1280, height: 700 });
		await fillCart(page, shop, { 'P-001': 1, 'P-002': 1, 'P-004': 2, 'P-013': 1 });
		await openAsleep(page, '/checkout/');
		await expectAccessible(page);
		const list = page.locator('.storefront-order__lines');
		await list.focus();
		await page.keyboard.press('End');
		await page.waitForFunction((element) => element.scrollTop > 0, await list.elementHandle());
	},
);

test(
	'an order is placed from what was typed, chosen and pressed before any script has come',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const scripts = await hold(page, SCRIPT);
		await page.goto('/checkout/', { waitUntil: 'commit' });
		const checkout = checkoutScreen(page);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method('Cash on delivery').check();
		await checkout.place.click();
		assert.equal(await checkout.place.getAttribute('aria-busy'), 'true', 'it looks pressed');
		assert.equal(await hasSettings(page), false);
		await scripts.release();
		const id = await waitUntilOrdered(page);
		const orders = await ordersOf(shop, email);
		assert.deepEqual(
			orders.map((order) => [order.id, order.method, order.shipping.address_1]),
			[[id, 'cod', ADA.Address]],
		);
	},
);

test(
	'what was typed on the last visit is there without a touch',
	{ tag: ['@woocommerce', '@full'] },
	async ({ page, shop }) => {
		const { email } = await openWithTee(page, shop);
		await email.fill('ada@example.org');
		await page.locator('[data-island="checkout"][data-hydrated]').waitFor();
		await page.waitForFunction(() =>
			Object.keys(window.localStorage).some((key) => key.startsWith('storefront-islands-draft')),
		);
		await page.reload();
		await expectValue(email, 'ada@example.org');
	},
);

test(
	'a payment script that does not come leaves the other methods',
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		expectError(/wc-payment-method-bacs|ERR_FAILED|Failed to load/);
		await page.route(/wc-payment-method-bacs/, (route) => route.abort());
		const checkout = await openWithTee(page, shop);
		await checkout.email.focus();
		await page.locator('[data-island="checkout"][data-hydrated]').waitFor();
		await checkout.method('Direct bank transfer').waitFor({ state: 'detached' });
		await fillForm(checkout, newEmail());
		await checkout.method('Cash on delivery').check();
		await checkout.place.click();
		await waitUntilOrdered(page);
	},
);

test(
	'an order that was pressed where the scripts do not come is said to be none, and the page is tried again',
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		expectError(/checkout\.js|ERR_FAILED|Failed to load/);
		const { place, wait } = await openWithTee(page, shop);
		await page.route(SCRIPT, (route) => route.abort());
		await place.click();
		await wait.getByText(/could not be loaded, so nothing was ordered/).waitFor();
		assert.equal(await place.getAttribute('aria-busy'), null);
		await page.unroute(SCRIPT);
		const loaded = page.waitForEvent('load');
		await wait.getByRole('link', { name: 'Try again' }).click();
		await loaded;
		await place.click();
		await page.locator('#validate-error-shipping_city').waitFor();
	},
);
