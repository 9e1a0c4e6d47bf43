/**
 * Compares orders through our checkout with those through WooCommerce's checkout block: the same test plugins
 * (test/gateways), the same steps, the same fields by their ids. test/fixtures/orders/NAME.json holds what was sent and
 * ordered with WooCommerce's block; RECORD=1 with a WooCommerce records it anew (docs/testing.md#orders-compared).
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { PLACE } from '../../plugins/selectors.mjs';
import { choose } from '../../plugins/visit.mjs';
import { waitUntilOrdered } from '../screens/checkout.mjs';
import { sentOrders } from '../screens/network.mjs';
import { wake } from '../screens/wake.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';
import { serveTestGateways, testGateway } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';
import { WOOCOMMERCE_CHECKOUT } from '../support/woocommerce-blocks.mjs';

const isRecording = env.RECORD === '1';
const fixture = (name) =>
	fileURLToPath(new URL(`../../fixtures/orders/${name}.json`, import.meta.url));
const fields = 'test/flows/shops/field-rules.php';

/** Errors of the test plugins, which fail on purpose, and React's about them; all errors of WooCommerce's block. */
const EXPECTED_ERRORS = isRecording
	? /(?:)/
	: /always breaks|The above error occurred|Failed to load resource/i;

/** Email address of the test plugin's express payment. */
const EXPRESS_EMAIL = 'ada@example.org';

const SHIPPING = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 Analytical Way',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
};

const BILLING = {
	first_name: 'Grace',
	last_name: 'Hopper',
	address_1: '1 Cobol Court',
	city: 'New York',
	state: 'NY',
	postcode: '10001',
};

/** Fills in an address and waits until the shop has it. */
const fillAddress = async (page, kind, address) => {
	const received = page.waitForResponse(
		(response) => response.request().postData()?.includes(address.postcode) === true,
	);
	for (const [name, value] of Object.entries(address)) {
		const field = page.locator(`#${kind}-${name}`);
		await (name === 'state' ? field.selectOption(value) : field.fill(value));
	}
	// WooCommerce's block sends an address when its last field loses the focus.
	await page.locator(':focus').blur();
	await received;
};

/** Fills in the email address and the shipping address. */
const fill = async (page, email) => {
	await page.locator('#email').fill(email);
	await fillAddress(page, 'shipping', SHIPPING);
};

/** Opens the page with the filled form: WooCommerce's block while recording, ours otherwise. */
const open = async (page, shop, expectError) => {
	expectError(EXPECTED_ERRORS);
	await serveTestGateways(page);
	await fillCart(page, shop, { 'P-013': 1 });
	await page.goto(
		isRecording ? await writePage(shop, 'their-checkout', WOOCOMMERCE_CHECKOUT) : '/checkout/',
	);
	if (isRecording) {
		// WooCommerce's block has no form before.
		await page.locator('.wc-block-checkout__form').first().waitFor();
	} else {
		await wake(page, 'checkout');
	}
};

/** Data of WooCommerce's order attribution, which the demo shop has not. */
const ATTRIBUTION = 'woocommerce/order-attribution';

const withoutEmpty = (values) =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/**
 * Additional fields as the route's schema reads them: WooCommerce's block sends a ticked checkbox as true, ours as '1', and
 * WooCommerce's sends hidden fields without a value, too.
 */
const asRead = (values = {}) =>
	withoutEmpty(
		Object.fromEntries(
			Object.entries(values).map(([name, value]) => [
				name,
				typeof value === 'boolean' ? String(Number(value)) : value,
			]),
		),
	);

/** Returns an order as it is compared. WooCommerce's block sends an empty password, too. */
const comparable = ({ additional_fields: values, customer_password: password, ...order }) => ({
	...order,
	...(password && { customer_password: password }),
	additional_fields: asRead(values),
	extensions: Object.fromEntries(
		Object.entries(order.extensions ?? {}).filter(([namespace]) => namespace !== ATTRIBUTION),
	),
});

/** Returns what must be the same whichever checkout has sent the order. */
const resultOf = (
	sent,
	{ status, method, note, total, billing, shipping, fields: values },
	email,
) =>
	JSON.parse(
		JSON.stringify({
			sent: sent.map(comparable),
			order: {
				status,
				method,
				note,
				total,
				billing: withoutEmpty(billing),
				shipping: withoutEmpty(shipping),
				fields: values,
			},
		}).replaceAll(email, 'EMAIL'),
	);

/**
 * Places an order and compares it with the recorded one.
 *
 * @param {string} name Name of the recording.
 * @param {(page: import('@playwright/test').Page, email: string) => Promise<void>} act Up to the press of the button.
 */
const compare = (name, act, { email = newEmail(), tag = '@1280' } = {}) =>
	test(name, { tag }, async ({ page, shop, expectError }) => {
		const sent = sentOrders(page);
		await open(page, shop, expectError);
		await act(page, email);
		await waitUntilOrdered(page);
		const order = (await ordersOf(shop, email)).at(-1);
		assert.ok(order, 'there is an order');
		const result = resultOf(sent, order, email);
		const file = fixture(name.replaceAll(' ', '-'));
		if (isRecording) {
			writeFileSync(file, `${JSON.stringify(result, null, '\t')}\n`);
		}
		assert.ok(existsSync(file), 'the order is recorded');
		assert.deepEqual(result, JSON.parse(readFileSync(file, 'utf8')));
	});

const ONLY_IN_FULL = ['@1280', '@full'];

const place = (page) => page.locator(PLACE).click();

test.describe('payment methods', () => {
	test.use({ shopOptions: { muPlugins: [testGateway('load.php'), testGateway('types.php')] } });

	compare(
		'a method pays with its data',
		async (page, email) => {
			await fill(page, email);
			await choose(page, 'test_method');
			await place(page);
		},
		{ tag: ONLY_IN_FULL },
	);

	compare('a method refuses and then pays', async (page, email) => {
		await fill(page, email);
		await choose(page, 'test_method');
		for (const [outcome, message] of [
			['error', 'The test method refuses.'],
			['fail', 'The test method failed.'],
		]) {
			await page.getByLabel('Outcome').selectOption(outcome);
			await place(page);
			await page.getByText(message).first().waitFor();
		}
		await page.getByLabel('Outcome').selectOption('success');
		await place(page);
	});

	compare(
		'a note and another billing address',
		async (page, email) => {
			await page.getByLabel('Add a note to your order').check();
			await page.locator('textarea:visible').fill('Ring twice.');
			await page.getByLabel('Use same address for billing').uncheck();
			await fill(page, email);
			await fillAddress(page, 'billing', BILLING);
			await choose(page, 'cod');
			await place(page);
		},
		{ tag: ONLY_IN_FULL },
	);

	compare(
		'an express method pays with its addresses',
		async (page) => {
			await page.getByRole('button', { name: 'Test express' }).click();
			// WooCommerce's block takes no pointer there meanwhile: the window of a real method is not part of the page.
			await page.getByRole('button', { name: 'Confirm the test' }).dispatchEvent('click');
		},
		{ email: EXPRESS_EMAIL, tag: ONLY_IN_FULL },
	);
});

test.describe('an extension', () => {
	test.use({ shopOptions: { muPlugins: [testGateway('extension.php')] } });

	compare(
		'an extension sends its data',
		async (page, email) => {
			await fill(page, email);
			await page.getByLabel('Text of the card').fill('For you');
			await choose(page, 'cod');
			await place(page);
		},
		{ tag: ONLY_IN_FULL },
	);
});

test.describe('additional fields', () => {
	test.use({ shopOptions: { muPlugins: [fields] } });

	compare(
		'additional fields of each place',
		async (page, email) => {
			await fill(page, email);
			await page.getByLabel('I buy for a business').check();
			await page.getByLabel('VAT number').fill('DE123456');
			await page.getByLabel('Reference for your invoice').fill('abc');
			await page.getByLabel('I am of age').check();
			await choose(page, 'cod');
			await place(page);
		},
		{ tag: ONLY_IN_FULL },
	);
});
