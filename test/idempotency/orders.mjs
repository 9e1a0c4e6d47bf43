#!/usr/bin/env node
/**
 * Tests that an order is placed only once: with concurrent requests, two tabs, killed processes. Opens a shop of its
 * own.
 *
 *   node test/idempotency/orders.mjs [--wordpress=DIR --woocommerce=DIR] [--stack=production]
 */
import { deepStrictEqual, notStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { kill } from 'node:process';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { ADA, createVisitor } from '../contract/visitor.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { DECLINED, VALID, batchEntry, createBuyer } from './buyer.mjs';
import { openStage, times } from './open-stage.mjs';

const { values: options } = parseArgs({
	options: {
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		stack: { type: 'string' },
	},
});
const isWooCommerce = options.woocommerce !== undefined;
/** WooCommerce responds about twenty times as slowly. */
const CROWD = isWooCommerce ? 60 : 200;
const RIVALS = 50;
const LAST_PIECES = 5;

const { url, idOf, countOrders, buyer, stopped } = await openStage(options, [
	'test/idempotency/charges.php',
]);

/** Returns the number of orders that a function creates. */
const ordersOf = async (work) => {
	const before = await countOrders();
	await work();
	return (await countOrders()) - before;
};

/** Sends an order whose process stops at the given point. */
const stoppedAt = (guest, key, point, headers = {}) =>
	stopped(() => guest.copy().place(key, {}, { 'X-Test-Stop': point, ...headers }));

/** Kills the process that handles an order, and waits until its connection is closed. */
const killAt = async (guest, key, point) => {
	const { pid, answer } = await stoppedAt(guest, key, point);
	kill(pid, 'SIGKILL');
	strictEqual(await answer, null);
};

test('a repeated request requires a valid nonce', async () => {
	const guest = await buyer();
	const key = randomUUID();
	await guest.place(key);
	const bad = await guest.place(key, {}, { Nonce: '0123456789' });
	strictEqual(bad.status, 403);
	ok(bad.headers.get('Nonce'));
	strictEqual((await guest.place(key, {}, { Nonce: '' })).status, 401);
});

test('other visitors get no information', async () => {
	const guest = await buyer();
	const stranger = await buyer();
	const key = randomUUID();
	await guest.place(key);
	strictEqual((await stranger.ask(key)).status, 'unknown');
	strictEqual((await createBuyer(url).ask(key)).status, 'unknown');
	strictEqual((await stranger.place(key)).status, 422);
});

test('the outcome of an attempt can be queried', async () => {
	const guest = await buyer();
	const key = randomUUID();
	strictEqual((await guest.ask(key)).status, 'unknown');
	const { body, status } = await guest.place(key);
	const known = await guest.ask(key);
	strictEqual(known.status, 'finished');
	strictEqual(known.order_id, body.order_id);
	deepStrictEqual(known.answer, { status, body });
	strictEqual(known.headers.get('Cache-Control'), 'no-store');
});

test('a total that was not displayed is refused, with the current cart', async () => {
	const guest = await buyer();
	const key = randomUUID();
	const count = await ordersOf(async () => {
		const refused = await guest.place(key, {}, { 'Storefront-Islands-Total': '1' });
		strictEqual(refused.status, 409);
		strictEqual(refused.body.code, 'storefront_islands_total_changed');
		const { cart } = refused.body.data;
		strictEqual(cart.shipping_address.city, ADA.city);
		const seen = { 'Storefront-Islands-Total': cart.totals.total_price };
		strictEqual((await guest.place(key, {}, seen)).status, 200, 'the refusal releases the key');
	});
	strictEqual(count, 1);
});

test('the checkout is refused inside a batch', async () => {
	const guest = await buyer();
	const entry = await batchEntry(guest, { payment_method: 'cod' });
	const request = { ...entry, headers: { ...entry.headers, 'Idempotency-Key': randomUUID() } };
	const count = await ordersOf(async () => {
		const answer = await guest.post('batch', { requests: [request, request] });
		deepStrictEqual(
			answer.body.responses.map((entry) => entry.body.code),
			['storefront_islands_hidden_key', 'storefront_islands_hidden_key'],
		);
	});
	strictEqual(count, 0);
});

test(`of ${CROWD} simultaneous requests with one key one places an order, and all get its response`, async () => {
	const guest = await buyer('P-017');
	const key = randomUUID();
	const count = await ordersOf(async () => {
		const answers = await times(CROWD, () => guest.placeAndWait(key));
		for (const { status, body } of answers) {
			strictEqual(status, 200, JSON.stringify(body));
			deepStrictEqual(body, answers[0].body);
		}
	});
	strictEqual(count, 1);
	strictEqual((await guest.cart()).items_count, 0);
	const { headers } = await guest.place(key);
	deepStrictEqual([headers.get('Idempotency-Replayed'), headers.has('Nonce')], ['true', true]);
});

test('two tabs at once place one order', async () => {
	const rounds = isWooCommerce ? 3 : 10;
	for (let round = 0; round < rounds; round += 1) {
		const guest = await buyer('P-018');
		const tabs = [guest, guest.copy()];
		const count = await ordersOf(async () => {
			const answers = await Promise.all(tabs.map((tab) => tab.placeAndWait(randomUUID())));
			const codes = answers.map(({ status, body }) => body.code ?? status).map(String);
			deepStrictEqual(codes.sort(), ['200', 'woocommerce_rest_cart_empty']);
		});
		strictEqual(count, 1);
	}
});

test('killed before payment: unknown, and the next attempt places the same order', async () => {
	const guest = await buyer('P-020');
	const key = randomUUID();
	const count = await ordersOf(async () => {
		await killAt(guest, key, 'before-payment');
		await eventually('unknown', async () => (await guest.ask(key)).status, 'unknown');
		const { status, body } = await guest.placeAndWait(key);
		strictEqual(status, 200);
		deepStrictEqual((await guest.ask(key)).order_id, body.order_id);
		strictEqual((await guest.place(key)).body.order_id, body.order_id);
	});
	strictEqual(count, 1);
});

test('killed during payment: uncertain, and never paid again', async () => {
	const guest = await buyer('P-020');
	const key = randomUUID();
	const count = await ordersOf(async () => {
		await killAt(guest, key, 'in-payment');
		await eventually('uncertain', async () => (await guest.ask(key)).status, 'uncertain');
		const known = await guest.ask(key);
		ok(known.order_id > 0);
		const { status, body } = await guest.place(key);
		strictEqual(status, 409);
		strictEqual(body.code, 'storefront_islands_outcome_uncertain');
		strictEqual(body.data.order_id, known.order_id);
	});
	strictEqual(count, 1);
});

test('killed after payment: told that it was placed, as its status says, and never paid again', async () => {
	const guest = await buyer('P-020');
	const key = randomUUID();
	const count = await ordersOf(async () => {
		await killAt(guest, key, 'after-payment');
		await eventually('placed', async () => (await guest.ask(key)).status, 'placed');
		strictEqual((await guest.place(key)).body.code, 'storefront_islands_outcome_uncertain');
	});
	strictEqual(count, 1);
});

/** Products in a cart, by id. */
const productsIn = async (shopper) => (await shopper.cart()).items.map(({ id }) => id);

test('killed after payment: a query keeps the cart, that of a page empties it', async () => {
	const guest = await buyer('P-020');
	const key = randomUUID();
	await killAt(guest, key, 'after-payment');
	const held = await productsIn(guest);
	await eventually('placed', async () => (await guest.ask(key)).status, 'placed');
	deepStrictEqual(await productsIn(guest), held);
	strictEqual((await guest.settle(key)).status, 'placed');
	deepStrictEqual(await productsIn(guest), []);
});

test("killed after payment: what a customer adds then stays, whatever the customer's pages ask", async () => {
	const guest = await buyer('P-020');
	await guest.logIn('customer', 'password');
	await guest.cart();
	const key = randomUUID();
	await killAt(guest, key, 'after-payment');
	strictEqual((await guest.add(idOf('P-016'))).status, 201);
	const held = await productsIn(guest);
	ok(held.includes(idOf('P-016')));
	await eventually('placed', async () => (await guest.ask(key)).status, 'placed');
	await guest.settle(key);
	deepStrictEqual(await productsIn(guest), held);
});

test('a press without the session of the cart: the shop says that it is empty', async () => {
	const guest = await buyer('P-016');
	const key = randomUUID();
	const lost = guest.copy();
	await lost.cart();
	lost.cookies.clear();
	const expectEmpty = async () => {
		const { status, body } = await lost.place(key);
		strictEqual(status, 409);
		strictEqual(body.code, 'woocommerce_rest_cart_empty');
	};
	await expectEmpty();
	await expectEmpty();
	strictEqual((await guest.place(key)).status, 200);
	await expectEmpty();
});

test('an HTML page during payment: immediately uncertain', async () => {
	const guest = await buyer('P-019');
	const key = randomUUID();
	const broken = await guest.place(key, {}, { 'X-Test-Stop': 'fatal' }).catch((error) => error);
	ok(broken instanceof SyntaxError, String(broken));
	strictEqual((await guest.ask(key)).status, 'uncertain');
});

test('a query during the attempt returns running, and a repeated request gets Retry-After', async () => {
	const guest = await buyer('P-019');
	const key = randomUUID();
	const { pid, answer } = await stoppedAt(guest, key, 'before-payment', {
		'X-Test-Lease': 'wait',
	});
	strictEqual((await guest.ask(key)).status, 'running');
	const again = await guest.place(key);
	strictEqual(again.status, 409);
	strictEqual(again.body.code, 'storefront_islands_request_running');
	ok(Number(again.headers.get('Retry-After')) > 0);
	kill(pid, 'SIGKILL');
	await answer;
});

test('an account created with the order: the new user and the old session both find the order', async () => {
	const guest = await buyer('P-015');
	const lost = guest.copy();
	const key = randomUUID();
	const email = `ada-${Date.now()}@example.com`;
	const fields = {
		create_account: true,
		customer_password: 'lovelace-1843',
		billing_address: { ...ADA, email },
	};
	const { status, body } = await guest.place(key, fields);
	strictEqual(status, 200, JSON.stringify(body));
	notStrictEqual(body.customer_id, 0);
	strictEqual((await guest.ask(key)).order_id, body.order_id);
	strictEqual((await guest.place(key, fields)).body.order_id, body.order_id);
	strictEqual((await lost.ask(key)).order_id, body.order_id);
});

test(
	'an account created with a declined order: the next press pays the same order',
	{ skip: !isWooCommerce && 'not applicable: needs WooCommerce' },
	async () => {
		const guest = await buyer('P-015');
		const account = {
			create_account: true,
			customer_password: 'lovelace-1843',
			billing_address: { ...ADA, email: `ada-${Date.now()}@example.com` },
		};
		const count = await ordersOf(async () => {
			const declined = await guest.place(randomUUID(), { ...account, ...DECLINED });
			ok(declined.status >= 400, JSON.stringify(declined.body));
			await guest.cart();
			const paid = await guest.place(randomUUID(), { ...account, ...VALID });
			strictEqual(paid.status, 200, JSON.stringify(paid.body));
		});
		strictEqual(count, 1);
	},
);

test("logged in by another tab: the user finds the guest's order", async () => {
	const guest = await buyer('P-015');
	const key = randomUUID();
	const { body } = await guest.place(key);
	strictEqual((await guest.logIn('admin', 'password')).status, 302);
	strictEqual((await guest.ask(key)).order_id, body.order_id);
	guest.cookies.forEach(
		(_, name) => /wordpress_logged_in/.test(name) || guest.cookies.delete(name),
	);
	strictEqual((await guest.ask(key)).order_id, body.order_id);
	const other = createVisitor(url);
	strictEqual((await createBuyer(url, other).ask(key)).status, 'unknown');
});

/** Skipped on WooCommerce, which manages its own stock. */
test(
	`${RIVALS} visitors race for the last ${LAST_PIECES} pieces`,
	{ skip: isWooCommerce && 'not applicable: needs the demo shop' },
	async () => {
		const early = await buyer('P-029', 15);
		strictEqual((await early.place(randomUUID())).status, 200);
		const rivals = await times(RIVALS, () => buyer('P-029'));
		const count = await ordersOf(async () => {
			const answers = await Promise.all(rivals.map((rival) => rival.placeAndWait(randomUUID())));
			const refused = answers.filter(({ status }) => status !== 200);
			strictEqual(refused.length, RIVALS - LAST_PIECES);
			for (const { status, body } of refused) {
				ok(status >= 400 && status < 500, String(status));
				ok(/^woocommerce_rest_.*(stock|cart)/.test(body.code), body.code);
				ok(body.message.length > 20, body.message);
			}
		});
		strictEqual(count, LAST_PIECES);
	},
);
