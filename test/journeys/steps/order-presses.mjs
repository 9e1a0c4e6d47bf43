/** Ways to press Place order. */
import { randomUUID } from 'node:crypto';
import { expect } from '../broken.mjs';

const POLL_MS = 50;
const WITHIN_MS = 20_000;

const pause = () => new Promise((resume) => setTimeout(resume, POLL_MS));

/** Sends a request and breaks its connection off as soon as the payment gateway works. */
const brokenOff = async (world, send) => {
	const before = world.payments();
	const connection = new AbortController();
	let isOver = false;
	const request = send(connection.signal)
		.catch(() => {})
		.finally(() => {
			isOver = true;
		});
	while (!isOver && world.payments() === before) {
		await pause();
	}
	connection.abort();
	await request;
};

/** Repeats a press as long as the shop says that the first one still runs. */
const untilTold = async (press) => {
	const giveUpAt = Date.now() + WITHIN_MS;
	for (;;) {
		const result = await press();
		if (result.code !== 'storefront_islands_request_running' || Date.now() > giveUpAt) {
			return result;
		}
		await pause();
	}
};

/** The press whose connection breaks off: it needs a key and a gateway. */
export const BROKEN_OFF = 'again, as the connection broke off during the payment';

/**
 * Ways to press; each resolves to the results of all presses. `losesCart`: who has not received the log-in to the new
 * account has lost the session, and without a key the second press finds no cart.
 */
export const PRESSES = {
	once: async (device, press) => [await press(device, randomUUID())],
	'twice at the same time': async (device, press) => {
		const key = randomUUID();
		return Promise.all([press(device, key), press(device.copy(), key)]);
	},
	'in two tabs at the same time': async (device, press) => {
		const tab = device.copy();
		return Promise.all([press(device, randomUUID()), press(tab, randomUUID())]);
	},
	'twice, as the answer was lost': async (device, press, _world, losesCart) => {
		const key = randomUUID();
		const lost = await press(device.copy(), key);
		const { text } = await device.ours(`checkout-attempts/${key}`);
		const again = await press(device, key);
		if (lost.id > 0 && !(losesCart && again.code === 'woocommerce_rest_cart_empty')) {
			expect(
				'orders',
				again.id === lost.id,
				`the second press: ${again.status} ${JSON.stringify(again.body).slice(0, 200)}; asked: ${text.slice(0, 200)}`,
			);
		}
		return [lost, again];
	},
	[BROKEN_OFF]: async (device, press, world) => {
		const key = randomUUID();
		await brokenOff(world, (signal) => press(device.copy(), key, signal));
		return [await untilTold(() => press(device, key))];
	},
};
