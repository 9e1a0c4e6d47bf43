#!/usr/bin/env node
/**
 * Tests the outcomes of payments and access to an order's page. Needs a shop freshly seeded with the sample catalogue,
 * with its test card.
 *
 *   node test/contract/payments.mjs http://127.0.0.1:PORT
 */
import { deepStrictEqual, notStrictEqual, ok, strictEqual } from 'node:assert';
import { test } from 'node:test';
import { ADDRESSES, createVisitor, readIds, readUrl } from './visitor.mjs';

const url = readUrl();

const idOf = await readIds(url);
const stockOf = async (sku) =>
	(await createVisitor(url).get(`products/${idOf(sku)}`)).body.low_stock_remaining;

const card = (token) => ({
	payment_method: 'storefront_card',
	payment_data: [{ key: 'storefront_card_token', value: token }],
});
const saved = (id) => ({
	payment_method: 'storefront_card',
	payment_data: [
		{ key: 'token', value: String(id) },
		{ key: 'wc-storefront_card-payment-token', value: String(id) },
		{ key: 'isSavedToken', value: true },
	],
});
const shopperWith = async (sku, quantity = 1) => {
	const visitor = createVisitor(url);
	await visitor.add(idOf(sku), quantity);
	return visitor;
};
const logIn = async (visitor, name) => {
	await visitor.open('/wp-login.php');
	const body = new URLSearchParams({ log: name, pwd: 'password', redirect_to: `${url}/checkout/` });
	const { headers } = await visitor.open('/wp-login.php', { method: 'POST', body });
	await visitor.cart();
	return headers.get('Location');
};
const detailsOf = ({ payment_result: result }) =>
	Object.fromEntries(result.payment_details.map(({ key, value }) => [key, value]));
const pathOf = (address) => address.replace(url, '');
const confirm = (visitor, details, approved, key = details.order_key) =>
	visitor.open(pathOf(details.confirm_url), {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ order_id: Number(details.order_id), key, approved }),
	});
const savedCardsIn = (html) => {
	const [, json] = /id="storefront-islands-page">(.*?)<\/script>/s.exec(html);
	return JSON.parse(json).settings.checkout.savedPaymentMethods.cc ?? [];
};

test('a declined card keeps the cart, the order and its number; the next card pays that order', async () => {
	const visitor = await shopperWith('P-005', 2);
	const { status, body } = await visitor.order(card('tok_declined'));
	strictEqual(status, 400);
	strictEqual(body.status, 'failed');
	deepStrictEqual(
		[body.payment_result.payment_status, detailsOf(body).errorMessage],
		['failure', 'Your card was declined. Please try another card.'],
	);
	strictEqual((await visitor.cart()).items_count, 2);

	const refused = await visitor.order(card('tok_exception'));
	strictEqual(refused.status, 402);
	strictEqual(refused.body.code, 'woocommerce_rest_checkout_process_payment_error');

	const paid = await visitor.order(card('tok_success'));
	strictEqual(paid.status, 200);
	strictEqual(paid.body.order_id, body.order_id);
	strictEqual(paid.body.order_key, body.order_key);
	strictEqual((await visitor.cart()).items_count, 0);
	await visitor.add(idOf('P-005'));
	notStrictEqual((await visitor.order(card('tok_success'))).body.order_id, body.order_id);
});

test('a second try with a declined card that brings no key, as of another block, reaches the gateway again', async () => {
	const visitor = await shopperWith('P-005');
	const first = await visitor.order(card('tok_declined'));
	const second = await visitor.order(card('tok_declined'));
	strictEqual(second.status, 400);
	ok(!second.headers.has('Idempotency-Replayed'));
	strictEqual(second.body.order_id, first.body.order_id);
	strictEqual((await visitor.order(card('tok_success'))).status, 200);
});

test('an order with a failed payment releases its stock, and reserves it once again', async () => {
	const before = await stockOf('P-021');
	const visitor = await shopperWith('P-021', 2);
	for (const token of ['tok_declined', 'tok_exception', 'tok_silent']) {
		await visitor.order(card(token));
		strictEqual(await stockOf('P-021'), before);
	}
	strictEqual((await visitor.order(card('tok_success'))).status, 200);
	strictEqual(await stockOf('P-021'), before - 2);
});

test('an order with a second payment step is paid by confirming it, once', async () => {
	const visitor = await shopperWith('P-006');
	const { status, body } = await visitor.order(card('tok_confirm'));
	strictEqual(status, 202);
	deepStrictEqual([body.status, body.payment_result.payment_status], ['pending', 'pending']);
	strictEqual(body.payment_result.redirect_url, '');
	strictEqual((await visitor.cart()).items_count, 1);
	const details = detailsOf(body);
	strictEqual((await confirm(visitor, details, true, 'wrong')).status, 401);
	const confirmed = await confirm(visitor, details, true);
	strictEqual(confirmed.status, 200);
	ok(JSON.parse(confirmed.text).redirect_url.includes(`/order-received/${body.order_id}/`));
	strictEqual((await visitor.cart()).items_count, 0);
	strictEqual((await confirm(visitor, details, true)).status, 409);
});

test('a cancelled second payment step leaves the order to be paid otherwise', async () => {
	const visitor = await shopperWith('P-006');
	const { body } = await visitor.order(card('tok_confirm'));
	const { text } = await confirm(visitor, detailsOf(body), false);
	deepStrictEqual(JSON.parse(text), { status: 'failed', redirect_url: '' });
	strictEqual((await confirm(visitor, detailsOf(body), true)).status, 409);
	const paid = await visitor.order();
	deepStrictEqual([paid.status, paid.body.order_id], [200, body.order_id]);
});

test('an error page instead of the response: the order exists nevertheless', async () => {
	const visitor = await shopperWith('P-005');
	await visitor.cart();
	const { status, headers, text } = await visitor.raw('checkout', {
		...ADDRESSES,
		...card('tok_html'),
	});
	deepStrictEqual([status, headers.get('Content-Type')], [500, 'text/html; charset=UTF-8']);
	ok(text.includes('Internal Server Error'));
	strictEqual((await visitor.cart()).items_count, 0);
});

test('a server crash during payment: the order cannot be paid again immediately', async () => {
	const visitor = await shopperWith('P-005');
	strictEqual((await visitor.raw('checkout', { ...ADDRESSES, ...card('tok_crash') })).status, 500);
	strictEqual((await visitor.order(card('tok_success'))).status, 409);
	strictEqual((await visitor.cart()).items_count, 1);
});

test('an invalid card is refused', async () => {
	const visitor = await shopperWith('P-005');
	strictEqual((await visitor.order(card('4242424242424242'))).status, 402);
	strictEqual((await visitor.order(saved(1))).status, 402);
});

test('a customer pays with a saved card, and saves another', async () => {
	const visitor = await shopperWith('P-006');
	strictEqual(await logIn(visitor, 'customer'), `${url}/checkout/`);
	const { items_count: count, billing_address: address } = await visitor.cart();
	deepStrictEqual([count, address.email], [1, 'customer@example.com']);
	const page = await visitor.open('/checkout/');
	const cards = savedCardsIn(page.text);
	deepStrictEqual(
		cards.map(({ method, is_default: isDefault }) => [method.brand, method.last4, isDefault]),
		[
			['Visa', '4242', true],
			['Mastercard', '0002', false],
		],
	);
	strictEqual((await visitor.order(saved(cards[1].tokenId))).status, 400);
	const paid = await visitor.order(saved(cards[0].tokenId));
	strictEqual(paid.status, 200);

	await visitor.add(idOf('P-006'));
	const { payment_data: data } = card('tok_confirm');
	const withSaving = { key: 'wc-storefront_card-new-payment-method', value: true };
	await visitor.order({ ...card('tok_confirm'), payment_data: [...data, withSaving] });
	const later = savedCardsIn((await visitor.open('/checkout/')).text);
	deepStrictEqual(
		later.map(({ method }) => method.last4),
		['4242', '0002', '3220'],
	);

	const stranger = await shopperWith('P-005');
	strictEqual((await stranger.order(saved(cards[0].tokenId))).status, 402);
	const { body } = paid;
	const withoutKey = `/checkout/order-received/${body.order_id}/`;
	strictEqual((await visitor.open(withoutKey)).status, 200);
	strictEqual((await stranger.open(withoutKey)).status, 404);
});

test('the page of an order requires its key and is not cached', async () => {
	const visitor = await shopperWith('P-006');
	const { body } = await visitor.order({ payment_method: 'bacs' });
	const page = pathOf(body.payment_result.redirect_url);
	const { status, headers, text } = await createVisitor(url).open(page);
	strictEqual(status, 200);
	for (const part of [
		'Thank you, Ada',
		`<bdi>${body.order_id}</bdi>`,
		'Our bank details',
		'Enamel Cup',
	]) {
		ok(text.includes(part), part);
	}
	ok(headers.get('Cache-Control').includes('no-store'));
	strictEqual(headers.get('Referrer-Policy'), 'same-origin');
	const wrong = await createVisitor(url).open(page.replace('key=', 'key=x'));
	strictEqual(wrong.status, 404);
	ok(wrong.text.includes('Order not found') && !wrong.text.includes('Lovelace'));
	strictEqual((await visitor.open('/checkout/order-received/999999/?key=x')).status, 404);
});

test('the page of an unpaid order leads to its payment, with its cart', async () => {
	const visitor = await shopperWith('P-006', 2);
	const { body } = await visitor.order(card('tok_declined'));
	const path = `/checkout/order-received/${body.order_id}/?key=${body.order_key}`;
	const elsewhere = createVisitor(url);
	const { text } = await elsewhere.open(path);
	ok(text.includes('Your order is not paid yet') && text.includes('Pay for this order'));
	const { status, headers } = await elsewhere.open(path.replace('order-received', 'order-pay'));
	deepStrictEqual([status, headers.get('Location')], [302, `${url}/checkout/`]);
	strictEqual((await elsewhere.cart()).items_count, 2);
	const paid = await elsewhere.order(card('tok_success'));
	deepStrictEqual([paid.status, paid.body.order_id], [200, body.order_id]);
	// The first visitor's cart still holds the order that has been paid elsewhere: it is not paid again.
	const again = await visitor.order(card('tok_success'));
	strictEqual(again.status, 409);
	ok(again.body.message.includes(String(body.order_id)), again.body.message);
	strictEqual(again.body.data.cart.items_count, 0);
});

test('an order with local pickup keeps its location', async () => {
	const visitor = await shopperWith('P-006');
	await visitor.post('cart/select-shipping-rate', {
		package_id: 0,
		rate_id: 'pickup_location:0',
	});
	const { body } = await visitor.order();
	const { text } = await visitor.open(pathOf(body.payment_result.redirect_url));
	ok(text.includes('Pick up at') && text.includes('Downtown shop'));
	ok(!text.includes('Shipping address'));
});
