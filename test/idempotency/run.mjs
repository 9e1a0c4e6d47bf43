#!/usr/bin/env node
/**
 * Tests that requests which add products can be repeated safely, against a running shop, WooCommerce or the demo shop.
 *
 *   node test/idempotency/run.mjs http://127.0.0.1:PORT
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomInt, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createVisitor, readCatalogue, readUrl } from '../contract/visitor.mjs';

const url = readUrl();
const products = [...(await readCatalogue(url)).values()].filter(
	({ type, is_in_stock, sold_individually, add_to_cart }) =>
		type === 'simple' &&
		is_in_stock &&
		!sold_individually &&
		add_to_cart.minimum === 1 &&
		add_to_cart.maximum >= 30,
);
const [first, second] = products.map(({ id }) => ({ id, quantity: 1 }));

const add = (visitor, key, body, headers = {}) =>
	visitor.post('cart/add-item', body, 'POST', { 'Idempotency-Key': key, ...headers });

/** Adds products in one batch. Returns the responses of its entries. */
const addAll = async (visitor, adds) => {
	const Nonce = (await visitor.get('cart')).headers.get('Nonce');
	const requests = adds.map(([key, body]) => ({
		path: '/wc/store/v1/cart/add-item',
		method: 'POST',
		body,
		headers: { Nonce, 'Idempotency-Key': key },
	}));
	const answer = await visitor.post('batch', { requests });
	return answer.body.responses ?? [answer];
};

/** Visitor with an existing session: one piece of the second product is in the cart. */
const shopper = async () => {
	const visitor = createVisitor(url);
	await add(visitor, randomUUID(), second);
	return visitor;
};

const piecesIn = (cart, { id }) => cart.items.find((item) => item.id === id)?.quantity ?? 0;
const expectPieces = async (visitor, count) =>
	strictEqual(piecesIn(await visitor.cart(), first), count);
const expectStatuses = (answers, ...statuses) =>
	deepStrictEqual(
		answers.map(({ status }) => status),
		statuses,
	);
const times = (count, make) => Promise.all(Array.from({ length: count }, make));

/** Repetitions that arrive while the first request is in progress may be told to retry later. */
const expectAnswered = (answers) => {
	const statuses = answers.map(({ status }) => status);
	ok(
		statuses.every((status) => status === 201 || status === 409),
		statuses.join(),
	);
	ok(statuses.includes(201));
};

test('a repeated add adds nothing and returns the current cart, also where the first one started the session', async () => {
	for (const visitor of [await shopper(), createVisitor(url)]) {
		const key = randomUUID();
		const added = await add(visitor, key, first);
		expectStatuses([added, await add(visitor, key, first)], 201, 201);
		await expectPieces(visitor, 1);
		const item = added.body.items.find(({ id }) => id === first.id);
		await visitor.post('cart/update-item', { key: item.key, quantity: 3 });
		strictEqual(piecesIn((await add(visitor, key, first)).body, first), 3);
	}
});

test('of 20 simultaneous adds with one key one is applied', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	expectAnswered(await times(20, () => add(visitor, key, first)));
	await expectPieces(visitor, 1);
});

test('of 10 simultaneous batches with one key one is applied', async () => {
	const visitor = await shopper();
	const adds = [
		[randomUUID(), first],
		[randomUUID(), { ...first, quantity: 2 }],
	];
	expectAnswered((await times(10, () => addAll(visitor, adds))).flat());
	await expectPieces(visitor, 3);
});

test('of different changes of a cart at once none is lost', async () => {
	const visitor = createVisitor(url);
	for (const { id } of products.slice(0, 5)) {
		await add(visitor, randomUUID(), { id, quantity: 1 });
	}
	for (const quantity of [2, 3, 4, 5, 6]) {
		const { items } = await visitor.cart();
		await Promise.all(items.map(({ key }) => visitor.post('cart/update-item', { key, quantity })));
		deepStrictEqual(
			(await visitor.cart()).items.map((item) => item.quantity),
			items.map(() => quantity),
		);
	}
});

test('the same key twice inside a batch, and again outside of it, adds once', async () => {
	const visitor = await shopper();
	const [key, other] = [randomUUID(), randomUUID()];
	expectStatuses(
		await addAll(visitor, [
			[key, first],
			[key, first],
		]),
		201,
		201,
	);
	expectStatuses([await add(visitor, key, first)], 201);
	await expectPieces(visitor, 1);
	await add(visitor, other, first);
	expectStatuses(await addAll(visitor, [[other, first]]), 201);
	await expectPieces(visitor, 2);
});

test('a quantity is set once under a key, and again under another one', async () => {
	const visitor = await shopper();
	const { items } = (await add(visitor, randomUUID(), first)).body;
	const { key } = items.find(({ id }) => id === first.id);
	const set = (quantity, id) =>
		visitor.post('cart/update-item', { key, quantity }, 'POST', { 'Idempotency-Key': id });
	const [one, other] = [1, 2].map(
		(number) => `change-${String(randomInt(2 ** 32))}-0-0-${String(number)}`,
	);
	await set(3, one);
	await add(visitor, randomUUID(), first);
	const { status, body } = await set(3, one);
	deepStrictEqual([status, piecesIn(body, first)], [200, 4]);
	strictEqual(piecesIn((await set(3, other)).body, first), 3);
});

test('another body with the same key is refused', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	await add(visitor, key, first);
	const { status, body } = await add(visitor, key, { ...first, quantity: 2 });
	deepStrictEqual([status, body.code], [422, 'storefront_islands_idempotency_key_reused']);
	expectStatuses(await addAll(visitor, [[key, { ...first, quantity: 2 }]]), 422);
	await expectPieces(visitor, 1);
});

test('an add without a valid nonce is refused, first or repeated, and can be repeated with one', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	const refuse = async () => {
		const bad = await add(visitor, key, first, { Nonce: '0123456789' });
		strictEqual(bad.status, 403);
		ok(bad.headers.get('Nonce'));
		strictEqual((await add(visitor, key, first, { Nonce: '' })).status, 401);
	};
	await refuse();
	expectStatuses([await add(visitor, key, first)], 201);
	await refuse();
	await expectPieces(visitor, 1);
});

test('a failed add can be repeated', async () => {
	const visitor = await shopper();
	const key = randomUUID();
	const unknown = { id: 99999999, quantity: 1 };
	const answers = [await add(visitor, key, unknown), await add(visitor, key, unknown)];
	ok(answers.every(({ status }) => status >= 400 && status !== 409 && status !== 422));
	strictEqual((await add(visitor, key, first)).status, 201);
});

test('a key belongs to one visitor', async () => {
	const key = randomUUID();
	for (const visitor of [await shopper(), await shopper()]) {
		await add(visitor, key, first);
		await expectPieces(visitor, 1);
	}
});
