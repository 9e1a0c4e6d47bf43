#!/usr/bin/env node
/**
 * Tests that requests which add products can be repeated safely, against a running shop, WooCommerce or the demo shop.
 *
 *   node test/idempotency/run.mjs http://127.0.0.1:PORT
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { argv, exit } from 'node:process';
import { test } from 'node:test';
import { createVisitor } from './visitor.mjs';

const url = argv[2]?.replace(/\/$/, '');
if (!url) {
	console.error('Usage: node test/idempotency/run.mjs http://127.0.0.1:PORT');
	exit(1);
}

const newVisitor = async () => {
	const visitor = createVisitor(url);
	await visitor.arrive();
	return visitor;
};

const products = (await (await newVisitor()).products()).filter(
	({ type, is_in_stock, sold_individually, add_to_cart }) =>
		type === 'simple' &&
		is_in_stock &&
		!sold_individually &&
		add_to_cart.minimum === 1 &&
		add_to_cart.maximum >= 30,
);
const [first, second] = products.map(({ id }) => ({ id, quantity: 1 }));

/** Visitor with an existing session: one piece of the second product is in the cart. */
const shopper = async () => {
	const visitor = await newVisitor();
	await visitor.add(randomUUID(), second);
	return visitor;
};

const quantityOf = (cart, { id }) => cart.items.find((item) => item.id === id)?.quantity ?? 0;

/** Repetitions that arrive while the first request is in progress may be told to retry later. */
const isAnswered = ({ status }) => status === 201 || status === 409;

test('a repeated add gets the first status and adds nothing', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	const answers = [await visitor.add(key, first), await visitor.add(key, first)];
	deepStrictEqual(
		answers.map(({ status }) => status),
		[201, 201],
	);
	strictEqual(quantityOf(answers[1].body, first), 1);
	strictEqual(quantityOf(await visitor.cart(), first), 1);
});

test('a repeat of the add that started the session adds nothing', async () => {
	const visitor = await newVisitor();
	const key = randomUUID();
	await visitor.add(key, first);
	strictEqual((await visitor.add(key, first)).status, 201);
	strictEqual(quantityOf(await visitor.cart(), first), 1);
});

test('a repeated add returns the current cart', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	const { body } = await visitor.add(key, first);
	const item = body.items.find(({ id }) => id === first.id);
	await visitor.setQuantity(item.key, 3);
	strictEqual(quantityOf((await visitor.add(key, first)).body, first), 3);
});

test('of 20 simultaneous adds with one key one is applied', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.add(key, first)));
	ok(answers.every(isAnswered), answers.map(({ status }) => status).join());
	ok(answers.some(({ status }) => status === 201));
	strictEqual(quantityOf(await visitor.cart(), first), 1);
});

test('of 10 simultaneous batches with one key one is applied', async () => {
	const visitor = await shopper();
	const adds = [
		{ key: randomUUID(), body: first },
		{ key: randomUUID(), body: { ...first, quantity: 2 } },
	];
	const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.batch(adds)));
	ok(answers.flat().every(isAnswered), JSON.stringify(answers.flat().map(({ status }) => status)));
	strictEqual(quantityOf(await visitor.cart(), first), 3);
});

test('of different changes of a cart at once none is lost', async () => {
	const visitor = await newVisitor();
	for (const { id } of products.slice(0, 5)) {
		await visitor.add(randomUUID(), { id, quantity: 1 });
	}
	for (const quantity of [2, 3, 4, 5, 6]) {
		const { items } = await visitor.cart();
		await Promise.all(items.map(({ key }) => visitor.setQuantity(key, quantity)));
		deepStrictEqual(
			(await visitor.cart()).items.map((item) => item.quantity),
			items.map(() => quantity),
		);
	}
});

test('the same key twice inside a batch adds once', async () => {
	const visitor = await shopper();
	const add = { key: randomUUID(), body: first };
	const answers = await visitor.batch([add, add]);
	deepStrictEqual(
		answers.map(({ status }) => status),
		[201, 201],
	);
	strictEqual(quantityOf(await visitor.cart(), first), 1);
});

test('an unbatched add repeated inside a batch adds once', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	await visitor.add(key, first);
	const [answer] = await visitor.batch([{ key, body: first }]);
	strictEqual(answer.status, 201);
	strictEqual(quantityOf(await visitor.cart(), first), 1);
});

test('another key adds again', async () => {
	const visitor = await shopper();
	await visitor.add(randomUUID(), first);
	await visitor.add(randomUUID(), first);
	strictEqual(quantityOf(await visitor.cart(), first), 2);
});

test('another body with the same key is refused', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	await visitor.add(key, first);
	const { status, body } = await visitor.add(key, { ...first, quantity: 2 });
	strictEqual(status, 422);
	strictEqual(body.code, 'storefront_islands_idempotency_key_reused');
	const [entry] = await visitor.batch([{ key, body: { ...first, quantity: 2 } }]);
	strictEqual(entry.status, 422);
	strictEqual(quantityOf(await visitor.cart(), first), 1);
});

test('a repeated add with an invalid nonce is refused, with a valid one', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	await visitor.add(key, first);
	const bad = await visitor.add(key, first, { Nonce: '0123456789' });
	strictEqual(bad.status, 403);
	ok(bad.headers.get('Nonce'));
	strictEqual((await visitor.add(key, first, { Nonce: '' })).status, 401);
});

test('an add refused for its nonce can be repeated', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	strictEqual((await visitor.add(key, first, { Nonce: '0123456789' })).status, 403);
	strictEqual((await visitor.add(key, first)).status, 201);
	strictEqual(quantityOf(await visitor.cart(), first), 1);
});

test('a failed add can be repeated', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	const unknown = { id: 99999999, quantity: 1 };
	const answers = [await visitor.add(key, unknown), await visitor.add(key, unknown)];
	ok(answers.every(({ status }) => status >= 400 && status !== 409 && status !== 422));
	strictEqual((await visitor.add(key, first)).status, 201);
});

test('a key belongs to one visitor', async () => {
	const key = randomUUID();
	const visitors = [await shopper(), await shopper()];
	for (const visitor of visitors) {
		await visitor.add(key, first);
		strictEqual(quantityOf(await visitor.cart(), first), 1);
	}
});
