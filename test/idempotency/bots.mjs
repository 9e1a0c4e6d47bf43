#!/usr/bin/env node
/**
 * Tests the limits of declined payments on WooCommerce: what bots reach at once, through every way to order, and who is
 * not limited. Opens a shop of its own, whose proxy tells the addresses of the visitors. PaymentLimitsTest has the rules.
 *
 *   node test/idempotency/bots.mjs --wordpress=DIR --woocommerce=DIR [--stack=production] [--orders=N]
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { ADDRESSES, createVisitor } from '../contract/visitor.mjs';
import { DECLINED, VALID, batchEntry, createBuyer } from './buyer.mjs';
import { openCheckoutForm, openPayForm, postCheckoutForm, postNewCard } from './classic-forms.mjs';
import { openStage, times } from './open-stage.mjs';

const { values: options } = parseArgs({
	options: {
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		stack: { type: 'string' },
		orders: { type: 'string', default: '1000' },
	},
});
const { orders, ...sources } = options;

const { url, idOf, ask } = await openStage(sources, ['test/idempotency/charges.php']);
const countDeclines = async () => (await ask('declines')).count;
const PRODUCT = idOf('P-016');

/** Field of classic forms with the test's declined card. */
const CARD_FIELD = { 'test-card': 'declined' };

/** Number of requests of bots and shoppers at once. */
const AT_ONCE = 8;

/** Address number n of a botnet: several of each provider's network. */
const botAddress = (n) => `198.${18 + (n % 2)}.${n % 170}.${1 + (n % 250)}`;

/** Visitor whose requests come from an address. */
const visitorFrom = (address) =>
	createBuyer(url, createVisitor(url, { 'X-Forwarded-For': address }));

/** Visitor with a product in the cart. */
const buyerFrom = async (address) => {
	const visitor = visitorFrom(address);
	await visitor.add(PRODUCT);
	return visitor;
};

/** Calls a function for each number below `count`, a few at once. */
const forEach = async (count, work) => {
	let next = 0;
	const worker = async () => {
		while (next < count) {
			const index = next;
			next += 1;
			await work(index);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Returns the number of declines that a function causes at the gateway. */
const declinesOf = async (work) => {
	await ask('age', { seconds: 0 });
	await ask('stock', { product: PRODUCT, quantity: 100000 });
	const before = await countDeclines();
	await work();
	return (await countDeclines()) - before;
};

/** Lets time pass since checkouts were opened. */
const pass = (seconds) => ask('age', { seconds, proofs: 1 });

/** Tries to pay an unpaid order with a declined card, by the Store API. */
const payOrder = (visitor, { id, key }, headers = {}) =>
	visitor.post(
		`checkout/${id}`,
		{ key, billing_email: 'ada@example.com', ...ADDRESSES, ...DECLINED },
		'POST',
		headers,
	);

const isLimited = ({ status, body, headers }) =>
	status === 429 &&
	body.code === 'storefront_islands_payment_limited' &&
	Number(headers.get('Retry-After')) > 0 &&
	body.data.retry_after === Number(headers.get('Retry-After'));

test(`a bot with ${orders} orders over 340 addresses and new sessions reaches the gateway at most 30 times`, async (t) => {
	const refused = [];
	const declines = await declinesOf(() =>
		forEach(Number(orders), async (index) => {
			const bot = await buyerFrom(botAddress(index % 340));
			const answer = await bot.order(DECLINED);
			if (isLimited(answer)) {
				refused.push(answer);
			}
		}),
	);
	t.diagnostic(`${declines} declines, ${refused.length} refused`);
	ok(declines <= 30, `${declines} declines`);
	ok(refused.length >= Number(orders) - 60, `${refused.length} refused`);
});

test('every other way to order has the same limits', async (t) => {
	const reached = {};
	/** Tries a way to order 20 times from one session. */
	const trying = async (name, prepare) => {
		let last;
		reached[name] = await declinesOf(async () => {
			const guest = await buyerFrom('203.0.113.9');
			const attempt = await prepare(guest);
			for (let index = 0; index < 20; index += 1) {
				last = await attempt(index);
			}
		});
		ok(reached[name] <= 6, `${name}: ${reached[name]}`);
		ok(reached[name] > 0, `${name} never reached the gateway`);
		return last;
	};

	const { path } = await ask('classic-page');
	const classic = await trying('classic checkout', async (guest) => {
		const form = await openCheckoutForm(guest, path, CARD_FIELD);
		return () => postCheckoutForm(guest, form);
	});
	ok(/Too many payments were declined/.test(JSON.parse(classic.text).messages));
	ok(Number(classic.headers.get('Retry-After')) > 0);

	const paid = await trying('order-pay form', async (guest) => {
		const order = await ask('unpaid', { product: PRODUCT });
		const page = order.url.replace(url, '');
		return async () =>
			guest.open(page, { method: 'POST', body: await openPayForm(guest, page, CARD_FIELD) });
	});
	strictEqual(paid.status, 429);
	ok(Number(paid.headers.get('Retry-After')) > 0);
	ok(/Too many payments were declined/.test(paid.text));

	const saved = await trying('form that saves a card', async (guest) => {
		const { name } = await ask('customer', { product: PRODUCT });
		await guest.logIn(name, 'password');
		return () => postNewCard(guest, CARD_FIELD);
	});
	strictEqual(saved.status, 429);
	ok(Number(saved.headers.get('Retry-After')) > 0);
	ok(/Too many payments were declined/.test(saved.text));

	const stored = await trying('checkout/{id}', async (guest) => {
		const order = await ask('unpaid', { product: PRODUCT });
		return () => payOrder(guest, order);
	});
	ok(isLimited(stored), JSON.stringify(stored.body));

	const keyed = await trying(
		'Store API with keys',
		async (guest) => () => guest.order(DECLINED, { 'Idempotency-Key': randomUUID() }),
	);
	ok(isLimited(keyed), JSON.stringify(keyed.body));

	const batch = await trying('batch', async (guest) => {
		const request = await batchEntry(guest, DECLINED);
		return () => guest.post('batch', { requests: [request] });
	});
	strictEqual(batch.body.responses[0].status, 429);
	t.diagnostic(JSON.stringify(reached));
});

test('forms that WooCommerce itself refuses are no declined cards', async () => {
	const { name } = await ask('customer', { product: PRODUCT });
	const customer = visitorFrom('203.0.113.10');
	await customer.logIn(name, 'password');
	const statuses = [];
	const declines = await declinesOf(async () => {
		for (let index = 0; index < 8; index += 1) {
			const { status } = await postNewCard(customer, { ...CARD_FIELD, 'test-delay': '1' });
			statuses.push(status);
		}
	});
	deepStrictEqual([declines, statuses], [1, Array(8).fill(200)]);
});

test('a declined payment that is repeated under its key reaches the gateway once', async () => {
	const guest = await buyerFrom('203.0.113.19');
	const unpaid = await ask('unpaid', { product: PRODUCT });
	const ways = [
		(visitor, headers) => visitor.order(DECLINED, headers),
		(visitor, headers) => payOrder(visitor, unpaid, headers),
	];
	for (const send of ways) {
		const headers = { 'Idempotency-Key': randomUUID() };
		const declines = await declinesOf(async () => {
			const answers = [await send(guest, headers)];
			answers.push(...(await times(4, () => send(guest.copy(), headers))));
			const [{ body }] = answers;
			ok(/declined/.test(body.message), JSON.stringify(body));
			deepStrictEqual(
				answers.map((answer) => [answer.status, answer.headers.get('Idempotency-Replayed')]),
				[[400, null], ...Array(4).fill([400, 'true'])],
			);
			for (const answer of answers) {
				deepStrictEqual(answer.body, body);
			}
		});
		strictEqual(declines, 1);
	}
});

test('after a declined payment another key, or another card under its key, is tried', async () => {
	const guest = await buyerFrom('203.0.113.22');
	const key = randomUUID();
	const declines = await declinesOf(async () => {
		await guest.order(DECLINED, { 'Idempotency-Key': key });
		await guest.order(DECLINED, { 'Idempotency-Key': randomUUID() });
	});
	strictEqual(declines, 2);
	const paid = await guest.order(VALID, { 'Idempotency-Key': key });
	strictEqual(paid.status, 200, JSON.stringify(paid.body));
});

test('an order that is repeated under its key gets its answer, whatever the limit', async () => {
	await ask('age', { seconds: 0 });
	const guest = await buyerFrom('203.0.113.20');
	const key = randomUUID();
	const first = await guest.order(VALID, { 'Idempotency-Key': key });
	strictEqual(first.status, 200, JSON.stringify(first.body));
	await guest.add(PRODUCT);
	for (let index = 0; index < 12; index += 1) {
		await guest.order(DECLINED);
	}
	ok(isLimited(await guest.order(DECLINED)));
	const again = await guest.order(VALID, { 'Idempotency-Key': key });
	deepStrictEqual([again.status, again.body.order_id], [200, first.body.order_id]);
});

test('while the shop is on guard, customers who have paid before and shoppers on the checkout can pay', async () => {
	await ask('age', { seconds: 0 });
	await forEach(30, async (index) => {
		const bot = await buyerFrom(`192.0.2.${index}`.replace('192.0.2', `198.18.${index}`));
		await bot.order(DECLINED);
	});
	const stranger = await buyerFrom('203.0.113.30');
	ok(isLimited(await stranger.order(VALID)), 'a script without a checkout');

	const shopper = await buyerFrom('203.0.113.31');
	await shopper.open('/checkout/');
	const early = await shopper.order(VALID);
	ok(isLimited(early) && early.body.data.retry_after <= 3, 'nobody fills a checkout in less');
	await pass(4);
	const paid = await shopper.order(VALID);
	strictEqual(paid.status, 200, JSON.stringify(paid.body));

	const { name } = await ask('customer', { product: PRODUCT });
	const customer = visitorFrom('203.0.113.32');
	await customer.logIn(name, 'password');
	await customer.get('cart');
	await customer.add(PRODUCT);
	const known = await customer.order(VALID);
	strictEqual(known.status, 200, JSON.stringify(known.body));

	const offline = await buyerFrom('203.0.113.33');
	strictEqual((await offline.order({ payment_method: 'cod' })).status, 200, 'no gateway, no limit');
});

test('the log holds no card, address or name', async () => {
	const { rows } = await ask('log');
	ok(rows.length > 0);
	for (const row of rows) {
		ok(
			!/declined|valid|Ada|example\.com/.test(JSON.stringify({ ...row, result: '' })),
			JSON.stringify(row),
		);
		ok(/^(\d+\.\d+\.\d+\.0\/24)?$/.test(row.network), row.network);
	}
});
