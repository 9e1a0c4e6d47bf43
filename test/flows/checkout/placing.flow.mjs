/**
 * Tests that the code that places orders is loaded on the first interaction with the form, also when loading is late or
 * fails.
 */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { FAILED_RESOURCE, hold } from '../screens/network.mjs';
import { expectText, expectValue } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';

const PLACING_SCRIPT = /\/build\/placing\./;

test(
	'offline from the first interaction: reported, nothing lost, and ordered when online',
	{ tag: '@full' },
	async ({ page, context, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		expectError(/ChunkLoadError/);
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await context.setOffline(true);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method('Cash on delivery').check();
		await checkout.place.click();
		await checkout.notices
			.getByText('A part of this page could not be loaded, so nothing was ordered.')
			.waitFor();
		await expectText(checkout.place, 'Place order');
		await expectValue(checkout.email, email);
		await context.setOffline(false);
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);

test(
	'a press before the script has loaded shows progress immediately, and is handled once it has',
	{ tag: '@full' },
	async ({ page, shop }) => {
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
	},
);
