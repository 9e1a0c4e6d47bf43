/**
 * Tests the errors with which the shop can refuse an order (docs/behaviour.md#failure-notices): each is shown at its
 * place as text, and the form stays usable.
 */
import assert from 'node:assert/strict';
import { waitUntilOrdered } from '../screens/checkout.mjs';
import { FAILED_RESOURCE, once } from '../screens/network.mjs';
import { expectText } from '../screens/wait.mjs';
import { readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { fillButPayment } from './filled.mjs';

/** Route that places orders. */
const CHECKOUT = /\/wp-json\/wc\/store\/v1\/checkout(\?|$)/;

const fillAll = async (page, shop) => {
	const filled = await fillButPayment(page, shop);
	await filled.checkout.method('Cash on delivery').check();
	return filled;
};

const refusal = (code, message, data = {}) => ({ code, message, data });

const invalid = (param, error) =>
	refusal('rest_invalid_param', `Invalid parameter(s): ${param}`, {
		status: 400,
		params: { [param]: error.message },
		details: { [param]: { additional_errors: [], data: null, ...error } },
	});

const answer = (status, body) => (route) =>
	route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Status and body of the response, the place where the error is shown, and its texts. */
const REFUSALS = {
	'an email address that is not one': {
		status: 400,
		body: invalid('invalid_email', { code: 'bad_email', message: 'That is no email address.' }),
		place: 'contact',
		words: ['That is no email address.'],
	},
	'an email address that is missing': {
		status: 400,
		body: refusal('woocommerce_rest_missing_email_address', 'A valid email address is required'),
		place: 'contact',
		words: ['A valid email address is required'],
	},
	'a shipping address with two faults': {
		status: 400,
		body: invalid('shipping_address', {
			code: 'invalid_postcode',
			message: 'The postcode is not right.',
			additional_errors: [{ code: 'invalid_phone', message: 'The phone is not right.' }],
		}),
		place: 'shipping',
		words: ['The postcode is not right.', 'The phone is not right.'],
	},
	'a parameter that nobody knows': {
		status: 400,
		body: invalid('something', { code: 'odd', message: 'Something is odd.' }),
		place: 'anywhere',
		words: ['Something is odd.'],
	},
	'a payment that cannot be tried': {
		status: 402,
		body: refusal(
			'woocommerce_rest_checkout_process_payment_error',
			'The bank said &quot;no&quot;.',
		),
		place: 'anywhere',
		words: ['The bank said "no".'],
	},
	'an answer without words': {
		status: 400,
		body: {},
		place: 'notices',
		words: ['Something went wrong. Please contact us to get assistance.'],
	},
	'words with tags in them': {
		status: 400,
		body: refusal('odd', 'Not <script>alert(1)</script><b>allowed</b>.'),
		place: 'anywhere',
		words: ['allowed'],
	},
};

for (const [name, { status, body, place, words }] of Object.entries(REFUSALS)) {
	test(`${name} is shown at its place, and the order can be placed again`, async ({
		page,
		shop,
		expectError,
	}) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await once(page, CHECKOUT, answer(status, body));
		await checkout.place.click();
		const area = {
			contact: checkout.contact.group,
			shipping: checkout.shipping.group,
			notices: checkout.notices,
			anywhere: checkout.screen.locator('.storefront-notice'),
		}[place];
		for (const text of words) {
			await area.getByText(text).first().waitFor();
			assert.equal(await area.getByText(text).count(), 1, `"${text}" is said once`);
		}
		await expectText(checkout.place, 'Place order');
		// A value that the shop has refused is not sent again unchanged.
		const mended = place === 'contact' ? newEmail() : email;
		if (place === 'contact') {
			await checkout.email.fill(mended);
		}
		if (place === 'shipping') {
			await checkout.shipping.field('ZIP Code').fill('94106');
			// The field is collapsed until then.
			await checkout.shipping.field('Phone (optional)').fill('+1 510 555 0100');
		}
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, mended)).length, 1);
	});
}

test('the cart of an error response is shown', async ({ page, shop, expectError }) => {
	expectError(FAILED_RESOURCE);
	const { checkout } = await fillAll(page, shop);
	const cart = await readCart(page, shop);
	const { totals } = cart;
	await once(
		page,
		CHECKOUT,
		answer(
			409,
			refusal('woocommerce_rest_cart_error', 'Something was sold out.', {
				status: 409,
				cart: { ...cart, totals: { ...totals, total_price: '9999' } },
			}),
		),
	);
	await checkout.place.click();
	await checkout.screen.getByText('Something was sold out.').first().waitFor();
	await expectText(checkout.total, '$99.99');
});

test('after an HTML page instead of a response the attempt is queried, and the order placed once', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	const { checkout, email } = await fillAll(page, shop);
	await once(page, CHECKOUT, (route) =>
		route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
	);
	await checkout.place.click();
	await waitUntilOrdered(page);
	assert.equal((await ordersOf(shop, email)).length, 1);
});

test('a redirect to a URL other than HTTP is not followed', async ({ page, shop }) => {
	const { checkout } = await fillAll(page, shop);
	await page.route(
		CHECKOUT,
		async (route) => {
			const response = await route.fetch();
			const body = await response.json();
			const payment_result = {
				...body.payment_result,
				redirect_url: 'javascript:document.title="taken"',
			};
			await route.fulfill({ response, json: { ...body, payment_result } });
		},
		{ times: 1 },
	);
	await checkout.place.click();
	await page
		.getByText(/Your order no\. \d+ has been received|Order placed/)
		.first()
		.waitFor();
	assert.notEqual(await page.title(), 'taken');
});

test('an expired nonce is renewed, and the order placed once', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	const { checkout, email } = await fillAll(page, shop);
	await expectText(checkout.total, '$112.80');
	const statuses = [];
	page.on('response', (response) => {
		if (CHECKOUT.test(response.url())) {
			statuses.push(response.status());
		}
	});
	await page.route(
		CHECKOUT,
		(route) => route.continue({ headers: { ...route.request().headers(), nonce: 'deadbeef00' } }),
		{ times: 1 },
	);
	await checkout.place.click();
	await waitUntilOrdered(page);
	assert.deepEqual(statuses, [403, 200]);
	assert.equal((await ordersOf(shop, email)).length, 1);
});
