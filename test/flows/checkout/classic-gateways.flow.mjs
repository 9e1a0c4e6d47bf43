/** Tests payment methods that know only WooCommerce's classic checkout. */
import { fillButPayment } from './filled.mjs';
import assert from 'node:assert/strict';
import { waitUntilOrdered, orderBy } from '../screens/checkout.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { ordersOf } from '../support/orders.mjs';
import { serveTestGateways } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/classic-gateways.php'],
	},
});

/** Opens the checkout, filled in. */
const openFilled = async (page, shop) => {
	await serveTestGateways(page);
	const { checkout, email } = await fillButPayment(page, shop);
	return { checkout, email };
};

const postOf = async (shop, { id }) =>
	JSON.parse(await shop.php('test/flows/support/order-meta.php', { ORDER: String(id) }))
		._probe_post;

const REFUSED = /400 \(Bad Request\)/;

test(
	'plain fields are the order’s payment data; validate_fields() refuses at the methods',
	{ tag: ['@woocommerce'] },
	async ({ page, shop, expectError }) => {
		expectError(REFUSED);
		const { checkout, email } = await openFilled(page, shop);
		await checkout.method('Invoice').check();
		await checkout.place.click();
		await page.getByText('Please enter your tax number.').first().waitFor();
		const number = checkout.payment.field('Tax number');
		await number.fill("O'1");
		await checkout.payment.group.getByLabel('One').check();
		const tick = checkout.payment.group.getByLabel('Two');
		await tick.check();
		const size = async () => {
			const { width, height } = await tick.boundingBox();
			return [Math.round(width), Math.round(height)];
		};
		assert.deepEqual(await size(), [20, 20]);
		await page.addStyleTag({ content: '#payment-method [type=checkbox] { display: inline }' });
		assert.deepEqual(await size(), [20, 20], 'where a plugin makes it inline, as a native one');
		await checkout.method('Cash on delivery').check();
		await eventually('fields', () => number.count(), 0);
		await checkout.method('Invoice').check();
		assert.equal(await number.inputValue(), "O'1", 'kept while another method was chosen');
		await expectAccessible(page, '#payment-method');
		await checkout.place.click();
		await waitUntilOrdered(page);
		const orders = await ordersOf(shop, email);
		assert.deepEqual(
			orders.map((order) => [order.method, order.status]),
			[['probe_fields', 'processing']],
		);
		const post = await postOf(shop, orders[0]);
		assert.deepEqual(
			[post.tax_number, post.copies, post.payment_method, post.billing_first_name],
			["O'1", ['one', 'two'], 'probe_fields', 'Ada'],
		);
	},
);

test('a redirect is followed', { tag: ['@woocommerce'] }, async ({ page, shop }) => {
	const { checkout, email } = await openFilled(page, shop);
	await checkout.method('Bank page').check();
	await checkout.screen.getByText('You will be sent to your bank.').waitFor();
	await checkout.place.click();
	await page.waitForURL(/\?bank=\d+/);
	assert.deepEqual(
		(await ordersOf(shop, email)).map((order) => order.method),
		['probe_redirect'],
	);
});

test(
	'a tokeniser stops the order, and submits it with its token; a declined card is told to its script',
	{ tag: ['@woocommerce'] },
	async ({ page, shop, expectError }) => {
		expectError(REFUSED);
		const { checkout, email } = await openFilled(page, shop);
		await checkout.method('Tokenised card').check();
		assert.deepEqual(await page.evaluate(() => window.classicEvents.slice(-2)), [
			['change', 'probe_token'],
			['payment_method_selected', 'probe_token'],
		]);
		await checkout.place.click();
		await expectText(page.locator('#probe_problem'), 'Your card has no number.');
		assert.equal(await checkout.place.getAttribute('aria-busy'), null);
		assert.equal(await checkout.notices.count(), 0);
		await checkout.payment.field('Number').fill('4000');
		await checkout.place.click();
		await page.getByText('The card was declined.').first().waitFor();
		await eventually('events', () => page.evaluate(() => window.classicEvents.at(-1)), [
			'checkout_error',
			'The card was declined.',
		]);
		await checkout.payment.field('Number').fill('4242');
		await checkout.place.click();
		await waitUntilOrdered(page);
		const orders = await ordersOf(shop, email);
		assert.deepEqual(
			orders.map((order) => [order.method, order.status]),
			[['probe_token', 'processing']],
		);
		const post = await postOf(shop, orders[0]);
		assert.deepEqual([post.probe_token, post.probe_holder], ['tok_4242', 'Ada Lovelace']);
	},
);

test(
	'an order pressed before hydration goes through the tokeniser, too; the classic checkout’s script never runs',
	{ tag: ['@woocommerce'] },
	async ({ page, shop }) => {
		const { checkout, email } = await openFilled(page, shop);
		await page.context().addCookies([{ name: 'probe_only', value: 'probe_token', url: shop.url }]);
		const classic = [];
		page.on('request', (request) => {
			if (/woocommerce\/assets\/js\/frontend\/checkout|wc-ajax=/.test(request.url())) {
				classic.push(request.url());
			}
		});
		let release;
		const held = new Promise((resolve) => {
			release = resolve;
		});
		await page.route(/\/build\/checkout\.js/, async (route) => {
			await held;
			await route.continue();
		});
		await page.reload({ waitUntil: 'commit' });
		await checkout.place.click();
		release();
		await expectText(page.locator('#probe_problem'), 'Your card has no number.');
		const events = await page.evaluate(() =>
			window.classicEvents.map(([name, value]) => `${name} ${value}`),
		);
		assert.ok(events.includes('settings string') && events.includes('updated_checkout undefined'));
		await checkout.payment.field('Number').fill('4242');
		await checkout.terms.check();
		assert.deepEqual(classic, []);
		await checkout.place.click();
		await waitUntilOrdered(page);
		const orders = await ordersOf(shop, email);
		assert.deepEqual(
			orders.map((order) => [order.method, order.status]),
			[['probe_token', 'processing']],
		);
		assert.equal((await postOf(shop, orders[0])).probe_token, 'tok_4242');
	},
);

test(
	'a method whose fields throw is not offered, one whose payment throws says why; others work',
	{ tag: ['@woocommerce'] },
	async ({ page, shop, expectError }) => {
		expectError(REFUSED);
		const { checkout, email } = await openFilled(page, shop);
		assert.equal(await checkout.method('Broken fields').count(), 0);
		await checkout.method('Failing').check();
		await checkout.place.click();
		await page.getByText('The bank is closed.').first().waitFor();
		await orderBy(page, checkout, 'Cash on delivery');
		assert.deepEqual(
			(await ordersOf(shop, email)).map((order) => order.method),
			['cod'],
		);
	},
);
