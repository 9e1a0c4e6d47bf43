#!/usr/bin/env node
/**
 * Tests what the recordings cannot show: many concurrent visitors, and access to orders. Needs a shop freshly seeded
 * with the sample catalogue.
 *
 *   node test/contract/orders.mjs http://127.0.0.1:PORT
 */
import { ok, strictEqual } from 'node:assert';
import { test } from 'node:test';
import { createVisitor, readIds, readUrl } from './visitor.mjs';

const url = readUrl();

const RIVALS = 12;
const idOf = await readIds(url);
const times = (count, make) => Promise.all(Array.from({ length: count }, (_, i) => make(i)));
const stockOf = async (sku) =>
	(await createVisitor(url).get(`products/${idOf(sku)}`)).body.low_stock_remaining;

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
