#!/usr/bin/env node
/**
 * Tests what the recordings cannot show: many concurrent visitors, and access to orders. Needs a shop freshly seeded
 * with the sample catalogue.
 *
 *   node test/contract/orders.mjs http://127.0.0.1:PORT
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { argv, exit } from 'node:process';
import { test } from 'node:test';
import { createVisitor, readCatalogue } from './visitor.mjs';

const url = argv[2]?.replace(/\/$/, '');
if (!url) {
	console.error('Usage: node test/contract/orders.mjs http://127.0.0.1:PORT');
	exit(2);
}

const RIVALS = 12;
const catalogue = await readCatalogue(url);
const idOf = (sku) => catalogue.get(sku).id;
const times = (count, make) => Promise.all(Array.from({ length: count }, (_, i) => make(i)));
const stockOf = async (sku) =>
	(await createVisitor(url).get(`products/${idOf(sku)}`)).body.low_stock_remaining;

test('many visitors cannot order more than the stock', async () => {
	const visitors = await times(RIVALS, async () => {
		const visitor = createVisitor(url);
		strictEqual((await visitor.add(idOf('P-014'))).status, 201);
		return visitor;
	});
	const answers = await Promise.all(visitors.map((visitor) => visitor.order()));
	const statuses = answers.map(({ status }) => status).sort();
	deepStrictEqual(statuses, [200, 200, ...Array(RIVALS - 2).fill(409)]);
	for (const { body } of answers.filter(({ status }) => status === 409)) {
		ok(body.code.startsWith('woocommerce_rest_product_'), body.code);
		strictEqual(body.data.cart.items_count, 1);
	}
	strictEqual(await stockOf('P-014'), 0);
});

test('an order that fails for one product does not reserve the others', async () => {
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-021'), 2);
	await visitor.add(idOf('P-028'), 1);
	const rival = createVisitor(url);
	await rival.add(idOf('P-028'), 2);
	strictEqual((await rival.order()).status, 200);
	strictEqual((await visitor.order()).status, 409);
	strictEqual(await stockOf('P-021'), 2);
});

test('one cart becomes one order, however many requests are simultaneous', async () => {
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-016'));
	const answers = await times(RIVALS, () => visitor.order());
	const placed = answers.filter(({ status }) => status === 200);
	// A repetition without a key gets the answer of the first.
	strictEqual(placed.filter(({ headers }) => !headers.has('Idempotency-Replayed')).length, 1);
	strictEqual(new Set(placed.map(({ body }) => body.order_id)).size, 1);
	ok(answers.every(({ status }) => status === 200 || status === 409));
});

test('simultaneous changes of one visitor are all applied', async () => {
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-017'));
	const answers = await times(4, () => visitor.add(idOf('P-018')));
	ok(answers.every(({ status }) => status === 201));
	const quantities = (await visitor.cart()).items.map(({ quantity }) => quantity);
	deepStrictEqual(quantities, [1, 4]);
});

test('a guest order is readable with its key and e-mail only', async () => {
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-019'));
	const { body: placed } = await visitor.order();
	const path = `order/${placed.order_id}`;
	const proof = `?key=${placed.order_key}&billing_email=ada@example.com`;
	const seen = await createVisitor(url).get(path + proof);
	strictEqual(seen.status, 200);
	strictEqual(seen.body.items[0].sku, 'P-019');
	strictEqual((await visitor.get(path)).status, 401);
	strictEqual((await visitor.get(`${path}?key=${placed.order_key}`)).status, 401);
	strictEqual((await visitor.get(path + proof.replace('key=', 'key=x'))).status, 401);
	strictEqual((await visitor.get('order/999999')).status, 404);
});

test('an account created at checkout keeps its orders and cart private', async () => {
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-020'));
	const email = `ada-${Date.now()}@example.com`;
	const address = { first_name: 'Ada', last_name: 'Lovelace', address_1: '1 Main St' };
	const place = { city: 'Oakland', state: 'CA', postcode: '94607', country: 'US' };
	const { status, body } = await visitor.order({
		create_account: true,
		billing_address: { ...address, ...place, email },
		shipping_address: { ...address, ...place },
	});
	strictEqual(status, 200);
	ok(body.customer_id > 0);
	// The nonce in the response to the order already belongs to the new session.
	strictEqual((await visitor.add(idOf('P-020'))).status, 201);
	const path = `order/${body.order_id}?key=${body.order_key}&billing_email=${email}`;
	strictEqual((await visitor.get(path)).status, 200);
	strictEqual((await createVisitor(url).get(path)).status, 403);
	strictEqual((await visitor.cart()).billing_address.email, email);
});

test('missing required fields are named in the error', async () => {
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-020'));
	const { status, body } = await visitor.order({
		shipping_address: { first_name: 'Ada', country: 'US', state: 'CA' },
	});
	strictEqual(status, 400);
	strictEqual(body.code, 'woocommerce_rest_invalid_address');
	ok(body.message.includes('Last name is required'), body.message);
});
