/**
 * Tests that a new country, state, postcode or city decides rates and taxes at once, whatever else the form lacks
 * (docs/behaviour.md#address-updates).
 */
import assert from 'node:assert/strict';
import { openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { BATCH, hold, requestsTo, sentOrders } from '../screens/network.mjs';
import { eventually, expectText, stopClock, untilQuiet } from '../screens/wait.mjs';
import { changeCart, fillCart, readCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

const ADA = { first_name: 'Ada', last_name: 'Lovelace', address_1: '12 Analytical Way' };

/** Addresses that are complete in their countries. */
const AT_HOME = {
	US: { ...ADA, country: 'US', state: 'CA', city: 'San Francisco', postcode: '94105' },
	ES: { ...ADA, country: 'ES', state: 'M', city: 'Madrid', postcode: '28013' },
	AU: { ...ADA, country: 'AU', state: 'NSW', city: 'Sydney', postcode: '2000' },
};

/** Changes of country, what the shop is sent for them, and what is said of the field that is missing after. */
const MOVES = [
	{ from: 'US', to: 'CA', sent: { state: '', postcode: '' }, says: /(Select|Enter) your province/ },
	{ from: 'ES', to: 'IT', sent: { state: '' }, says: /(Select|Enter) your province/ },
	{ from: 'AU', to: 'US', sent: { state: '', postcode: '' }, says: /Select your state/ },
];

/** Time within which the shop is told, in milliseconds. */
const TOLD_WITHIN_MS = 3000;

const openAtHome = async (page, shop, country, email) => {
	const address = AT_HOME[country];
	await fillCart(page, shop, { 'P-013': 1 });
	await changeCart(page, shop, 'update-customer', {
		shipping_address: address,
		billing_address: { ...address, email },
	});
	const checkout = await openCheckout(page);
	// The library of postcodes is loaded.
	await untilQuiet(page);
	const { shipping } = checkout;
	return {
		...checkout,
		country: shipping.field('Country/Region'),
		state: shipping.group.locator('[autocomplete="shipping address-level1"]'),
		postcode: shipping.group.locator('[autocomplete="shipping postal-code"]'),
	};
};

/** Returns the address of each push of a page, in the order that they were sent. */
const pushedAddresses = (requests) =>
	requests.flatMap((request) =>
		request.postDataJSON().requests.map(({ body }) => body.shipping_address),
	);

const totalAtTheShop = async (page, shop) => {
	const { totals } = await readCart(page, shop);
	return `$${(Number(totals.total_price) / 100).toFixed(2)}`;
};

for (const { from, to, sent, says } of MOVES) {
	test(
		`${from} to ${to}: the total is worked out at once, and an order waits for it`,
		{ tag: '@full' },
		async ({ page, shop }) => {
			const email = newEmail();
			const checkout = await openAtHome(page, shop, from, email);
			const { country, isTotalBusy, place, problems, total } = checkout;
			await checkout.method('Cash on delivery').check();
			await untilQuiet(page);
			await expectText(total, await totalAtTheShop(page, shop));
			assert.equal(await isTotalBusy(), 'false');
			const pushes = requestsTo(page, BATCH);
			const orders = sentOrders(page);
			const shopIsSlow = await hold(page, BATCH);
			await stopClock(page);
			await country.selectOption(to);
			assert.equal(await isTotalBusy(), 'true');
			await page.clock.runFor(TOLD_WITHIN_MS);
			await eventually('the shop is told', shopIsSlow.count, 1);
			assert.deepEqual(pushedAddresses(pushes), [{ country: to, ...sent }]);
			await page.clock.resume();
			assert.equal(await isTotalBusy(), 'true');
			await place.click();
			await problems.filter({ hasText: says }).waitFor();
			await shopIsSlow.release();
			await eventually('the answer is there', isTotalBusy, 'false');
			const stored = await readCart(page, shop);
			assert.equal(stored.shipping_address.country, to);
			await expectText(total, await totalAtTheShop(page, shop));
			assert.equal(pushes.length, 1);
			assert.deepEqual(orders, []);
		},
	);
}

test('an order that is placed at once waits for the total of the new country', async ({
	page,
	shop,
}) => {
	const email = newEmail();
	const checkout = await openAtHome(page, shop, 'US', email);
	const { screen, country, state, postcode, place, total } = checkout;
	await checkout.method('Cash on delivery').check();
	await untilQuiet(page);
	const before = await total.innerText();
	const orders = sentOrders(page);
	const shopIsSlow = await hold(page, BATCH);
	await country.selectOption('CA');
	await state.selectOption('ON');
	await postcode.fill('K1A 0B6');
	await place.click();
	await eventually('the shop is told', () => shopIsSlow.count() > 0, true);
	await expectText(place, 'Placing your order…');
	await shopIsSlow.release();
	await screen.getByText(`The total of your order has changed from ${before} to`).waitFor();
	assert.deepEqual(orders, []);
	await expectText(total, await totalAtTheShop(page, shop));
	await place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.deepEqual(
		[order.shipping.country, order.shipping.state, order.shipping.postcode],
		['CA', 'ON', 'K1A 0B6'],
	);
});
