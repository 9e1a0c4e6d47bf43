#!/usr/bin/env node
/**
 * Tests that an order is placed and paid once, through every way to order on WooCommerce: the Store API with and without
 * a key, the classic checkout, the form that pays an order, other devices. Opens a shop of its own.
 *
 *   node test/idempotency/doors.mjs --wordpress=DIR --woocommerce=DIR [--stack=production] [--runs=N]
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { kill } from 'node:process';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { ADA } from '../contract/visitor.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { createBuyer } from './buyer.mjs';
import { openStage, times } from './open-stage.mjs';

const { values: options } = parseArgs({
	options: {
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		stack: { type: 'string' },
		runs: { type: 'string', default: '1' },
	},
});
const { runs, ...sources } = options;
const isProduction = options.stack === 'production';

const { url, idOf, ask, countOrders, buyer, stopped } = await openStage(sources, [
	'test/idempotency/charges.php',
]);
const countCharges = async () => (await ask('charges')).orders.length;

/** Returns the numbers of orders and charges that a function causes. */
const effectOf = async (work) => {
	const [orders, charges] = [await countOrders(), await countCharges()];
	await work();
	return { orders: (await countOrders()) - orders, charges: (await countCharges()) - charges };
};

const PAY = { payment_method: 'test-charge' };

/** Body of the classic checkout's form. */
const classicForm = async (guest, fields = {}) => {
	const { text } = await guest.open(await classicPage());
	const [, nonce] = /name="woocommerce-process-checkout-nonce" value="([^"]+)"/.exec(text);
	return new URLSearchParams({
		...Object.fromEntries(Object.entries(ADA).map(([name, value]) => [`billing_${name}`, value])),
		billing_email: 'ada@example.com',
		payment_method: 'test-charge',
		'woocommerce-process-checkout-nonce': nonce,
		...fields,
	});
};

let page;
const classicPage = () => {
	page ??= ask('classic-page').then(({ path }) => path);
	return page;
};

const postClassic = (guest, form) =>
	guest.open('/?wc-ajax=checkout', { method: 'POST', body: form });

/** Runs a test several times, each in a state of its own. */
const repeatedly = (name, work, settings = {}) =>
	test(name, settings, async () => {
		for (let run = 0; run < Number(runs); run += 1) {
			await ask('stock', { product: idOf('P-016'), quantity: 500 });
			await work();
		}
	});

repeatedly('60 requests without a key at once: one order, all get its answer', async () => {
	const guest = await buyer();
	const answers = [];
	const effect = await effectOf(async () => {
		answers.push(...(await times(60, () => guest.copy().order(PAY))));
	});
	deepStrictEqual(effect, { orders: 1, charges: 1 });
	const orders = new Set(
		answers.filter(({ status }) => status === 200).map(({ body }) => body.order_id),
	);
	strictEqual(orders.size, 1);
	for (const { status, body } of answers) {
		ok(status === 200 || body.code === 'storefront_islands_request_running', JSON.stringify(body));
	}
});

repeatedly('the same things ordered again later without a key are another order', async () => {
	const guest = await buyer();
	const first = await guest.order(PAY);
	strictEqual(first.status, 200, JSON.stringify(first.body));
	await guest.add(idOf('P-016'), 1);
	const second = await guest.order(PAY);
	strictEqual(second.status, 200, JSON.stringify(second.body));
	ok(second.body.order_id !== first.body.order_id);
	strictEqual((await guest.order(PAY)).body.order_id, second.body.order_id);
});

repeatedly('a request with a key, and one without 150 ms later: one order', async () => {
	const guest = await buyer();
	const effect = await effectOf(() =>
		Promise.all([
			guest.copy().place(randomUUID(), PAY),
			new Promise((resume) => setTimeout(resume, 150)).then(() => guest.copy().order(PAY)),
		]),
	);
	deepStrictEqual(effect, { orders: 1, charges: 1 });
});

repeatedly('two orders without a key inside one batch: one order', async () => {
	const guest = await buyer();
	const { headers } = await guest.get('cart');
	const request = {
		path: '/wc/store/v1/checkout',
		method: 'POST',
		headers: { Nonce: headers.get('Nonce') },
		body: { billing_address: { ...ADA, email: 'ada@example.com' }, shipping_address: ADA, ...PAY },
	};
	const effect = await effectOf(() =>
		times(5, () => guest.copy().post('batch', { requests: [request, request] })),
	);
	deepStrictEqual(effect, { orders: 1, charges: 1 });
});

repeatedly('the classic checkout, 30 forms at once: one order, all get its answer', async () => {
	const guest = await buyer();
	const form = await classicForm(guest);
	const answers = [];
	const effect = await effectOf(async () => {
		answers.push(...(await times(30, () => postClassic(guest.copy(), form))));
	});
	deepStrictEqual(effect, { orders: 1, charges: 1 });
	const bodies = answers.map(({ text }) => JSON.parse(text));
	strictEqual(
		new Set(bodies.filter(({ result }) => result === 'success').map(({ redirect }) => redirect))
			.size,
		1,
	);
	for (const { result, messages } of bodies) {
		ok(result === 'success' || /still being worked on/.test(messages), messages);
	}
});

repeatedly('the classic checkout and a request with a key at once: one order', async () => {
	const guest = await buyer();
	const form = await classicForm(guest);
	const effect = await effectOf(() =>
		Promise.all([
			postClassic(guest.copy(), form),
			guest.copy().place(randomUUID(), PAY),
			guest.copy().order(PAY),
		]),
	);
	deepStrictEqual(effect, { orders: 1, charges: 1 });
});

repeatedly(
	'the form that pays an order, 20 at once: one charge, all get its redirect',
	async () => {
		const guest = createBuyer(url);
		const order = await ask('unpaid', { product: idOf('P-016') });
		const path = order.url.slice(url.length);
		const { text } = await guest.open(path);
		const [, nonce] = /name="woocommerce-pay-nonce" value="([^"]+)"/.exec(text);
		const body = new URLSearchParams({
			woocommerce_pay: '1',
			payment_method: 'test-charge',
			'woocommerce-pay-nonce': nonce,
		});
		const answers = [];
		const effect = await effectOf(async () => {
			answers.push(...(await times(20, () => guest.copy().open(path, { method: 'POST', body }))));
		});
		deepStrictEqual(effect, { orders: 0, charges: 1 });
		const redirects = answers.filter(({ status }) => status === 302);
		strictEqual(new Set(redirects.map(({ headers }) => headers.get('Location'))).size, 1);
		ok(redirects.length > 1, `${redirects.length} redirects`);
	},
);

for (const [name, headers] of [
	['one key', { 'Idempotency-Key': randomUUID() }],
	['no key', {}],
]) {
	repeatedly(`POST checkout/{id}, 10 at once with ${name}: one charge`, async () => {
		const guest = createBuyer(url);
		const order = await ask('unpaid', { product: idOf('P-016') });
		const own = 'Idempotency-Key' in headers ? { 'Idempotency-Key': randomUUID() } : {};
		const body = {
			key: order.key,
			billing_email: 'ada@example.com',
			billing_address: { ...ADA, email: 'ada@example.com' },
			...PAY,
		};
		await guest.get('cart');
		const answers = [];
		const effect = await effectOf(async () => {
			answers.push(
				...(await times(10, () => guest.copy().post(`checkout/${order.id}`, body, 'POST', own))),
			);
		});
		deepStrictEqual(effect, { orders: 0, charges: 1 }, JSON.stringify(answers.map((a) => a.body)));
	});
}

repeatedly('a login and a Cart-Token of one cart at once: one order', async () => {
	const user = createBuyer(url);
	await user.logIn('customer', 'password');
	await user.get('cart');
	strictEqual((await user.add(idOf('P-016'), 1)).status, 201);
	const token = (await user.get('cart')).headers.get('Cart-Token');
	ok(token);
	const effect = await effectOf(() =>
		Promise.all([
			user.copy().place(randomUUID(), PAY),
			createBuyer(url).place(randomUUID(), PAY, { 'Cart-Token': token }),
		]),
	);
	deepStrictEqual(effect, { orders: 1, charges: 1 });
});

/** Kills the process of a request after the charge. */
const killWhenCharged = async (send) => {
	const { pid, answer } = await stopped(send);
	kill(pid, 'SIGKILL');
	strictEqual(await answer, null);
};

const STOPPED = { 'X-Test-Stop': 'charged' };

/** Ways to come back after the charge, each with the guest's own session. */
const RETURNS = {
	'with another key': (guest) => guest.copy().place(randomUUID(), PAY),
	'without a key': (guest) => guest.copy().order(PAY),
	'by the classic form': async (guest, form) => {
		const { text } = await postClassic(guest.copy(), form);
		const { result, messages } = JSON.parse(text);
		return { status: result === 'success' ? 200 : 409, body: { message: messages } };
	},
};

for (const [name, comeBack] of Object.entries(RETURNS)) {
	repeatedly(`charged, then killed; back ${name}: told, one charge`, async () => {
		const guest = await buyer();
		const form = await classicForm(guest);
		let order;
		const effect = await effectOf(async () => {
			await killWhenCharged(() => guest.copy().place(randomUUID(), PAY, STOPPED));
			const answer = await comeBack(guest, form);
			strictEqual(answer.status, 409, JSON.stringify(answer.body));
			[, order] = /order (\d+) was paid/.exec(answer.body.message) ?? [];
			ok(order, answer.body.message);
			strictEqual((await comeBack(guest, form)).status, 409);
		});
		deepStrictEqual(effect, { orders: 1, charges: 1 });

		// The webhook arrives late; until then nothing cancels the order.
		strictEqual((await ask('cancel', { order })).status, 'pending');
		await ask('status', { order, to: 'processing' });
		const later = await comeBack(guest, form);
		strictEqual(later.status, 409, JSON.stringify(later.body));
		ok(later.body.message.includes(order), later.body.message);
		strictEqual((await guest.cart()).items_count, 0);
		await guest.add(idOf('P-016'), 1);
		strictEqual((await guest.copy().order(PAY)).status, 200);
	});
}

repeatedly(
	'charged, then killed; the query tells it under any key, and once it is decided',
	async () => {
		const guest = await buyer();
		const key = randomUUID();
		await killWhenCharged(() => guest.copy().place(key, PAY, STOPPED));
		for (const asked of [key, randomUUID()]) {
			await eventually('told', async () => (await guest.copy().ask(asked)).status, 'uncertain');
		}
		const { order_id: order } = await guest.copy().ask(randomUUID());
		await ask('status', { order, to: 'processing' });
		// The first to ask is told, and the cart is emptied; the attempt itself is told for as long as it is kept.
		for (const asked of [randomUUID(), key, key]) {
			const told = await guest.copy().ask(asked);
			deepStrictEqual([told.status, told.order_id], ['placed', order]);
			ok(told.redirect_url.includes(`order-received/${order}`), told.redirect_url);
		}
		strictEqual((await guest.cart()).items_count, 0);
		strictEqual((await guest.copy().ask(randomUUID())).status, 'unknown');
	},
);

repeatedly(
	'charged, then killed; “order again all the same” frees the browser that has the key',
	async () => {
		const guest = await buyer();
		const key = randomUUID();
		await killWhenCharged(() => guest.copy().place(key, PAY, STOPPED));
		await eventually('told', async () => (await guest.copy().ask(key)).status, 'uncertain');
		const { text } = await guest.open('/checkout/');
		const html = text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
		const [, path] = /href="https?:\/\/[^"/]*([^"]*order-again[^"]*)"/.exec(html) ?? [];
		ok(path, 'the page has the link');
		await guest.open(path);
		strictEqual((await guest.copy().ask(key)).status, 'unknown');
		const { status, body } = await guest.copy().place(randomUUID(), PAY);
		strictEqual(status, 200, JSON.stringify(body));
	},
);

repeatedly('charged, then killed; the payment failed: ordered again', async () => {
	const guest = await buyer();
	await killWhenCharged(() => guest.copy().place(randomUUID(), PAY, STOPPED));
	const told = await guest.copy().order(PAY);
	strictEqual(told.status, 409);
	await ask('status', { order: told.body.data.order_id, to: 'failed' });
	strictEqual((await guest.copy().order(PAY)).status, 200);
});

repeatedly('charged, then killed; the same login on another device: told', async () => {
	const user = createBuyer(url);
	await user.logIn('customer', 'password');
	await user.get('cart');
	strictEqual((await user.add(idOf('P-016'), 1)).status, 201);
	await killWhenCharged(() => user.copy().place(randomUUID(), PAY, STOPPED));
	const device = createBuyer(url);
	await device.logIn('customer', 'password');
	await device.get('cart');
	const told = await device.order(PAY);
	strictEqual(told.status, 409, JSON.stringify(told.body));
	await ask('status', { order: told.body.data.order_id, to: 'failed' });
	strictEqual((await device.order(PAY)).status, 200);
});

repeatedly('changes of one cart in several tabs at once are all applied', async () => {
	const guest = await buyer();
	const skus = ['P-017', 'P-018', 'P-019', 'P-020', 'P-015'];
	for (const sku of skus) {
		await ask('stock', { product: idOf(sku), quantity: 100 });
	}
	const { items } = await guest.cart();
	const answers = await Promise.all([
		...skus.map((sku) => guest.copy().add(idOf(sku), 1)),
		guest.copy().post('cart/update-item', { key: items[0].key, quantity: 3 }),
		guest.copy().open(`/?wc-ajax=add_to_cart`, {
			method: 'POST',
			body: new URLSearchParams({ product_id: idOf('P-021'), quantity: '1' }),
		}),
	]);
	ok(
		answers.every(({ status }) => status < 300),
		answers.map(({ status }) => status).join(),
	);
	const cart = await guest.cart();
	deepStrictEqual(
		cart.items.map(({ id, quantity }) => [id, quantity]).sort(),
		[...skus.map((sku) => [idOf(sku), 1]), [idOf('P-016'), 3], [idOf('P-021'), 1]].sort(),
	);
});

repeatedly('20 visitors, a coupon for 2 orders: 2 orders have it', async () => {
	const { code } = await ask('coupon', { limit: 2 });
	const visitors = await times(20, () => buyer());
	for (const visitor of visitors) {
		strictEqual((await visitor.post('cart/apply-coupon', { code })).status, 200);
	}
	const { body } = await visitors[0].get('cart');
	strictEqual(body.coupons.length, 1);
	const answers = [];
	const effect = await effectOf(async () => {
		answers.push(...(await times(20, (i) => visitors[i].placeAndWait(randomUUID(), PAY))));
	});
	deepStrictEqual(effect, { orders: 2, charges: 2 });
	for (const { status, body: refusal } of answers) {
		ok(status === 200 || /coupon/i.test(refusal.message), JSON.stringify(refusal));
	}
});

/** Ways in which visitors buy the last pieces; each form was opened before the others bought. */
const BUYERS = {
	'by the Store API': () => (guest) => guest.placeAndWait(randomUUID(), PAY),
	'by the classic form': async (guest) => {
		const form = await classicForm(guest);
		return () => postClassic(guest, form);
	},
};

for (const minutes of [60, 0]) {
	for (const [name, prepare] of Object.entries(BUYERS)) {
		repeatedly(
			`20 visitors ${name}, 2 pieces left, stock held for ${minutes} minutes: 2 sold`,
			async () => {
				const product = idOf('P-029');
				await ask('hold', { minutes });
				await ask('stock', { product, quantity: 40 });
				const visitors = await times(20, () => buyer('P-029'));
				const buy = await Promise.all(visitors.map((visitor) => prepare(visitor)));
				await ask('stock', { product, quantity: 2 });
				const effect = await effectOf(() => times(20, (i) => buy[i](visitors[i])));
				strictEqual(effect.charges, 2);
				strictEqual((await ask('left', { product })).stock, 0);
			},
			{ skip: !isProduction && 'not applicable: SQLite cannot hold stock' },
		);
	}
}
