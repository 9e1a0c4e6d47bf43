/** Repeated and simultaneous requests, through every way to order: one order, one charge. */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { ADDRESSES } from '../../contract/visitor.mjs';
import { PAY, batchEntry, createBuyer } from '../buyer.mjs';
import { openPayForm, postCheckoutForm } from '../classic-forms.mjs';
import { times } from '../open-stage.mjs';

/** @param {import('../doors.mjs').Doors} doors */
export const testRepetitions = ({ url, idOf, ask, buyer, repeatedly, effectOf, classicForm }) => {
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
			ok(
				status === 200 || body.code === 'storefront_islands_request_running',
				JSON.stringify(body),
			);
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
		const request = await batchEntry(guest, PAY);
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
			answers.push(...(await times(30, () => postCheckoutForm(guest.copy(), form))));
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
				postCheckoutForm(guest.copy(), form),
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
			const body = await openPayForm(guest, path);
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
				billing_address: ADDRESSES.billing_address,
				...PAY,
			};
			await guest.get('cart');
			const answers = [];
			const effect = await effectOf(async () => {
				answers.push(
					...(await times(10, () => guest.copy().post(`checkout/${order.id}`, body, 'POST', own))),
				);
			});
			deepStrictEqual(
				effect,
				{ orders: 0, charges: 1 },
				JSON.stringify(answers.map((a) => a.body)),
			);
		});
	}

	repeatedly('POST checkout/{id} by five guests who know its key at once: one charge', async () => {
		const order = await ask('unpaid', { product: idOf('P-016') });
		const guests = await times(5, () => createBuyer(url));
		await Promise.all(guests.map((guest) => guest.get('cart')));
		const body = {
			key: order.key,
			billing_email: 'ada@example.com',
			billing_address: ADDRESSES.billing_address,
			...PAY,
		};
		const effect = await effectOf(async () => {
			await Promise.all(guests.map((guest) => guest.post(`checkout/${order.id}`, body)));
		});
		deepStrictEqual(effect, { orders: 0, charges: 1 });
	});

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
};
