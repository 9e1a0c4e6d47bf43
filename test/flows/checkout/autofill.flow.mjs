/**
 * Tests the checkout under autofill: whichever browser or password manager fills it in, what is shown, stored and ordered
 * is the same.
 */
import assert from 'node:assert/strict';
import { checkoutScreen, openCheckout, waitUntilUsable, orderBy } from '../screens/checkout.mjs';
import { BATCH, hold } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { FILLERS, autofill, shownAddress } from '../support/autofill.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

const CHECKOUT_SCRIPT = /\/build\/checkout\.js/;

const CALIFORNIA = {
	'given-name': 'Ada',
	'family-name': 'Lovelace',
	country: 'US',
	'address-line1': '12 Analytical Way',
	'address-level2': 'San Francisco',
	'address-level1': 'CA',
	'postal-code': '94105',
};

const ONTARIO = {
	'given-name': 'Grace',
	'family-name': 'Hopper',
	country: 'CA',
	'address-line1': '1 Compiler Court',
	'address-level2': 'Ottawa',
	'address-level1': 'ON',
	'postal-code': 'K1A 0B6',
};

/** WooCommerce's name of each autofill token. */
const NAMES = {
	'given-name': 'first_name',
	'family-name': 'last_name',
	country: 'country',
	'address-line1': 'address_1',
	'address-level2': 'city',
	'address-level1': 'state',
	'postal-code': 'postcode',
};

const asStored = (address) =>
	Object.fromEntries(Object.entries(NAMES).map(([token, name]) => [name, address[token]]));

const partOf = (address) =>
	Object.fromEntries(Object.values(NAMES).map((name) => [name, address[name]]));

/** Fills in an address and waits until all of it is shown. */
const fillAndSee = async (page, kind, address, filler) => {
	await autofill(page, kind, address, filler);
	await eventually(`${kind}, as filled in`, () => shownAddress(page, kind, address), address);
};

/** Expects these addresses in the form, at the shop, and in the order that is placed now. */
const expectOrdered = async ({ page, shop, checkout, email, shipping, billing }) => {
	await eventually(
		'the addresses at the shop',
		async () => {
			const cart = await readCart(page, shop);
			return [
				cart.billing_address.email,
				partOf(cart.shipping_address),
				partOf(cart.billing_address),
			];
		},
		[email, asStored(shipping), asStored(billing)],
	);
	assert.deepEqual(await shownAddress(page, 'shipping', shipping), shipping);
	await orderBy(page, checkout, 'Cash on delivery');
	const [order] = await ordersOf(shop, email);
	assert.deepEqual(partOf(order.shipping), asStored(shipping));
	assert.deepEqual(partOf(order.billing), asStored(billing));
};

/** The one that chooses by index and field by field, so that each step can be undone by an answer. */
const IN_EACH_RUN = 'Safari and iOS';

for (const [name, filler] of Object.entries(FILLERS)) {
	const tag = name === IN_EACH_RUN ? [] : ['@full'];
	test(
		`both addresses as filled in by ${name}, again and again`,
		{ tag },
		async ({ page, shop }) => {
			await fillCart(page, shop, { 'P-013': 1 });
			const checkout = await openCheckout(page);
			const email = newEmail();
			await fillAndSee(page, 'shipping', { ...CALIFORNIA, email }, filler);
			await checkout.sameForBilling.uncheck();
			await fillAndSee(page, 'billing', ONTARIO, filler);
			assert.deepEqual(await shownAddress(page, 'shipping', CALIFORNIA), CALIFORNIA);
			for (const [shipping, billing] of [
				[ONTARIO, CALIFORNIA],
				[CALIFORNIA, ONTARIO],
			]) {
				const before = await shownAddress(page, 'billing', billing);
				await fillAndSee(page, 'shipping', shipping, filler);
				assert.deepEqual(await shownAddress(page, 'billing', billing), before);
				await fillAndSee(page, 'billing', billing, filler);
			}
			await expectOrdered({ page, shop, checkout, email, shipping: CALIFORNIA, billing: ONTARIO });
		},
	);
}

test(
	'an address that was filled in before hydration is the one ordered',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const scriptIsSlow = await hold(page, CHECKOUT_SCRIPT);
		await page.goto('/checkout/', { waitUntil: 'commit' });
		const checkout = checkoutScreen(page);
		await checkout.shipping.field('ZIP Code').waitFor();
		const email = newEmail();
		await autofill(page, 'shipping', { ...CALIFORNIA, email }, FILLERS.Chrome);
		await scriptIsSlow.release();
		await waitUntilUsable(page);
		await expectOrdered({
			page,
			shop,
			checkout,
			email,
			shipping: CALIFORNIA,
			billing: CALIFORNIA,
		});
	},
);

test(
	'an address that is filled in while another one is pushed replaces it',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		const shopIsSlow = await hold(page, BATCH);
		const email = newEmail();
		await fillAndSee(page, 'shipping', { ...ONTARIO, email }, FILLERS['Safari and iOS']);
		await eventually('the push is on its way', () => shopIsSlow.count() > 0, true);
		await fillAndSee(page, 'shipping', CALIFORNIA, FILLERS.Chrome);
		await shopIsSlow.release();
		await expectOrdered({
			page,
			shop,
			checkout,
			email,
			shipping: CALIFORNIA,
			billing: CALIFORNIA,
		});
	},
);
