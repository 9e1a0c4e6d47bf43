/** Tests that address values stay as the shopper typed them, in the form and in the order. */
import assert from 'node:assert/strict';
import {
	fillForm,
	openCheckout,
	waitUntilOrdered,
	waitUntilUsable,
	orderBy,
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
	await orderBy(page, checkout, 'Cash on delivery');
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
