/** Tests that address values stay as the shopper typed them, in the form and in the order. */
import assert from 'node:assert/strict';
import {
	fillAddress,
	fillForm,
	openCheckout,
	waitUntilOrdered,
	waitUntilUsable,
} from '../screens/checkout.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';
import { WOOCOMMERCE_CHECKOUT, woocommerceCheckout } from '../support/woocommerce-blocks.mjs';

const SIOBHAN = {
	'First name': 'Siobhán "Shiv"',
	'Last name': "O'Brien & Sons",
	Address: 'Flat 3x4 -- "Rose" < 5...',
	City: "Coeur d'Alene",
	State: 'California',
	'ZIP Code': '94105',
};

/** Values as the Store API stores them, by WooCommerce's name of the field. */
const STORED = {
	first_name: 'Siobhán "Shiv"',
	last_name: "O'Brien &amp; Sons",
	address_1: 'Flat 3x4 -- "Rose" &lt; 5...',
	city: "Coeur d'Alene",
};

const expectResults = async (step, address) => {
	for (const label of ['First name', 'Last name', 'Address', 'City']) {
		await expectValue(step.field(label), address[label]);
	}
};

/** Waits until the shop has stored the last field that was typed. */
const untilKnown = (page, shop, kind, field, value) =>
	eventually(
		`${field} at the shop`,
		async () => (await readCart(page, shop))[`${kind}_address`][field],
		value,
	);

const partOf = (address) =>
	Object.fromEntries(Object.keys(STORED).map((field) => [field, address[field]]));

test('names with quotes and ampersands are kept as typed', async ({ page, shop }) => {
	const email = newEmail();
	await fillCart(page, shop, { 'P-003': 1 });
	const checkout = await openCheckout(page);
	await fillForm(checkout, email, SIOBHAN);
	await checkout.shipping.field('ZIP Code').blur();
	await untilKnown(page, shop, 'shipping', 'postcode', '94105');
	await expectResults(checkout.shipping, SIOBHAN);

	// Checks the server-rendered HTML alone, without the draft in local storage.
	await page.evaluate(() => window.localStorage.clear());
	await page.reload();
	await waitUntilUsable(page);
	await expectResults(checkout.shipping, SIOBHAN);

	await checkout.shipping.field('ZIP Code').fill('94106');
	await checkout.shipping.field('ZIP Code').blur();
	await untilKnown(page, shop, 'shipping', 'postcode', '94106');
	await expectResults(checkout.shipping, SIOBHAN);
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.deepEqual(partOf(order.shipping), STORED);
	assert.deepEqual(partOf(order.billing), STORED);
	const text = (await page.locator('main').innerText()).replaceAll('’', "'");
	assert.match(text, /O'Brien & Sons/);
});

test(
	"addresses are stored as by WooCommerce's checkout",
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		expectError(/ReactDOM\.render is no longer supported/);
		const email = newEmail();
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(await writePage(shop, 'its-checkout-names', WOOCOMMERCE_CHECKOUT));
		await woocommerceCheckout.fill(page, email, SIOBHAN);
		await woocommerceCheckout.method(page, 'cod').check();
		await woocommerceCheckout.place(page).click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.deepEqual(partOf(order.shipping), STORED);
	},
);

test('a county left empty stays empty', async ({ page, shop }) => {
	const email = newEmail();
	await fillCart(page, shop, { 'P-003': 1 });
	const checkout = await openCheckout(page);
	await fillForm(checkout, email);
	await checkout.sameForBilling.uncheck();
	const { billing } = checkout;
	await billing.field('Country/Region').selectOption('GB');
	await fillAddress(billing, { Address: '1 St James’s Square', Postcode: 'SW1Y 4JH' });
	// The labels differ between the shops: "Town / City" or "City", and likewise "County" or "State".
	const county = billing.group.getByLabel(/^(County|State)/);
	for (const place of ['London', 'Westminster']) {
		await billing.group.getByLabel(/City/).fill(place);
		await billing.group.getByLabel(/City/).blur();
		await untilKnown(page, shop, 'billing', 'city', place);
		await expectValue(county, '');
	}
	await page.reload();
	await waitUntilUsable(page);
	await expectValue(county, '');
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.equal(order.billing.country, 'GB');
	assert.equal(order.billing.state, '');
	assert.equal(order.billing.city, 'Westminster');
});

test('a billing address is kept while the box for one address is ticked, also over a reload', async ({
	page,
	shop,
}) => {
	const grace = {
		'First name': 'Grace',
		'Last name': 'Hopper',
		Address: '1 Compiler Court',
		City: 'Arlington',
		State: 'Virginia',
		'ZIP Code': '22201',
	};
	const email = newEmail();
	await fillCart(page, shop, { 'P-003': 1 });
	const { billing, sameForBilling, ...checkout } = await openCheckout(page);
	await fillForm(checkout, email);
	await sameForBilling.uncheck();
	await fillAddress(billing, grace);
	await billing.field('ZIP Code').blur();
	await untilKnown(page, shop, 'billing', 'postcode', '22201');

	await sameForBilling.check();
	await untilKnown(page, shop, 'billing', 'postcode', '94105');
	await page.reload();
	await waitUntilUsable(page);
	await sameForBilling.uncheck();
	await expectResults(billing, grace);
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.equal(order.billing.address_1, '1 Compiler Court');
	assert.equal(order.shipping.address_1, '12 Analytical Way');
});
