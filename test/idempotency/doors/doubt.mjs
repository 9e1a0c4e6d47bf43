/** A process that is killed after the charge, and every way to come back: told, and never charged again. */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { kill } from 'node:process';
import { eventually } from '../../flows/screens/wait.mjs';
import { PAY, createBuyer } from '../buyer.mjs';
import { postCheckoutForm } from '../classic-forms.mjs';

/** @param {import('../doors.mjs').Doors} doors */
export const testDoubt = ({
	url,
	idOf,
	ask,
	buyer,
	stopped,
	repeatedly,
	effectOf,
	classicForm,
}) => {
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
			const { text } = await postCheckoutForm(guest.copy(), form);
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
			// Who asks is told for as long as the attempt is kept; a page that asks empties the cart.
			for (const asked of [randomUUID(), key, key]) {
				const told = await guest.copy().ask(asked);
				deepStrictEqual([told.status, told.order_id], ['placed', order]);
				ok(told.redirect_url.includes(`order-received/${order}`), told.redirect_url);
			}
			strictEqual((await guest.copy().settle(key)).status, 'placed');
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
};
