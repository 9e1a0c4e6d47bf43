/** Steps that order: one press, one order, at the total that was shown, through every way to order. */
import { randomUUID } from 'node:crypto';
import {
	openCheckoutForm,
	openPayForm,
	postCheckoutForm,
} from '../../idempotency/classic-forms.mjs';
import { expect } from '../broken.mjs';
import { decoded } from '../compare.mjs';
import { cartOf, emptied, limitOf, order, sell, visibleLines, withCart } from '../model.mjs';
import { addressOf, deviceOf, TYPED } from './cast.mjs';

/** Fields of the payment methods; `card` belongs to the test's gateway. */
const PAYMENTS = {
	'cash on delivery': { payment_method: 'cod' },
	'bank transfer': { payment_method: 'bacs' },
	'a card': { payment_method: 'test-charge', card: 'valid' },
	'a declined card': { payment_method: 'test-charge', card: 'declined' },
};

const isDeclined = ({ payment }) => payment === 'a declined card';

const apiBody = (address, email, { card, ...payment }) => ({
	billing_address: { ...address, email },
	shipping_address: address,
	...payment,
	...(card && { payment_data: [{ key: 'test-card', value: card }] }),
});

const apiPress = (device, body, headers) => device.store('checkout', body, { headers });

const apiResult = ({ status, body }) => ({
	status,
	id: status === 200 && body.payment_result.payment_status === 'success' ? body.order_id : 0,
	code: body?.code ?? '',
	body,
});

/**
 * Ways to order: each prepares a press and returns a function that presses, from the device or a copy of it, with one
 * key or another, and resolves to the number of the order, 0 if there is none.
 */
const WAYS = {
	'our checkout': async (_world, device, { address, email, payment }) => {
		if (device.at !== '/checkout/' || device.shown === null) {
			await device.openPage('/checkout/');
		}
		const total = device.shown;
		return async (from, key) =>
			apiResult(
				await apiPress(from, apiBody(address, email, payment), {
					'Idempotency-Key': key,
					'Storefront-Islands-Total': total,
				}),
			);
	},
	"WooCommerce's block": async (_world, device, { address, email, payment }) => {
		// The page shows, and forgets, what was refused before.
		await device.openPage('/checkout/');
		await device.store('cart');
		return async (from) => apiResult(await apiPress(from, apiBody(address, email, payment), {}));
	},
	'the classic form': async (world, device, { address, email, payment: { card, ...payment } }) => {
		await device.store('cart');
		const { shown } = device;
		const fields = Object.fromEntries(
			Object.entries(address).map(([name, value]) => [`billing_${name}`, value]),
		);
		const form = await openCheckoutForm(device, world.classicCheckout, {
			...fields,
			billing_email: email,
			...payment,
			...(card && { 'test-card': card }),
		});
		device.shown = shown;
		return async (from) => {
			const { status, text } = await postCheckoutForm(from, form);
			const body = JSON.parse(text);
			const [, id] = /order-received\/(\d+)/.exec(body.redirect ?? '') ?? [];
			return { status, id: Number(id ?? 0), code: '', body };
		};
	},
};

/** Ways to press; each resolves to the results of all presses. */
const PRESSES = {
	once: async (device, press) => [await press(device, randomUUID())],
	'twice at the same time': async (device, press) => {
		const key = randomUUID();
		return Promise.all([press(device, key), press(device.copy(), key)]);
	},
	'in two tabs at the same time': async (device, press) => {
		const tab = device.copy();
		return Promise.all([press(device, randomUUID()), press(tab, randomUUID())]);
	},
	'twice, as the answer was lost': async (device, press) => {
		const key = randomUUID();
		const lost = await press(device.copy(), key);
		const { text } = await device.ours(`checkout-attempts/${key}`);
		const again = await press(device, key);
		if (lost.id > 0) {
			expect(
				'orders',
				again.id === lost.id,
				`the second press: ${again.status} ${JSON.stringify(again.body).slice(0, 200)}; asked: ${text.slice(0, 200)}`,
			);
		}
		return [lost, again];
	},
};

/** Returns the lines of the device's cart, and whether there is enough of each. */
const ordered = (model, device) => {
	const lines = visibleLines(model, cartOf(model, device).lines);
	const isEnough = Object.entries(lines).every(([name, count]) => count <= limitOf(model, name));
	return { lines, isEnough };
};

const isOrderable = (model, { device, way }) => {
	const { lines, isEnough } = ordered(model, device);
	// The classic checkout has no form then.
	return Object.keys(lines).length > 0 && (isEnough || way !== 'the classic form');
};

const orderStep = {
	weight: 8,
	needsPlugin: ({ press, way }) => press !== 'once' || way === 'our checkout',
	draw: (random) => ({
		device: deviceOf(random),
		way: random.pick(Object.keys(WAYS)),
		payment: random.pick(Object.keys(PAYMENTS)),
		press: random.pick(Object.keys(PRESSES)),
		text: random.below(TYPED.length),
	}),
	isPossible: isOrderable,
	say: ({ device, way, payment, press, text }) =>
		`${device}: orders by ${way} with ${payment}, living in “${TYPED[text]}”, presses ${press}`,
	act: async (world, model, step) => {
		const device = world.devices[step.device];
		const email = world.email(device.person);
		const address = addressOf(world.mark(device.person), TYPED[step.text]);
		const payment = PAYMENTS[step.payment];
		const { isEnough } = ordered(model, step.device);
		device.isKnown = true;
		const press = await WAYS[step.way](world, device, { address, email, payment });
		const { shown } = device;
		const results = await PRESSES[step.press](device, press);
		const ids = [...new Set(results.map(({ id }) => id).filter((id) => id > 0))];
		const told = results
			.map(
				({ status, code, body }) =>
					`${status} ${code} ${String(body?.message ?? body?.messages ?? '').slice(0, 160)}`,
			)
			.join(' | ');
		expect('orders', ids.length <= 1, `one press made the orders ${ids.join(', ')}`);
		const unknown = withCart(model, step.device, { typed: null });
		if (ids.length === 0) {
			const isChanged = results.some(({ code }) => code === 'storefront_islands_total_changed');
			const isRefused = isDeclined(step) || !isEnough || device.isWarned;
			device.isWarned = false;
			expect('answer', isRefused || isChanged, `no order: ${told}`);
			return unknown;
		}
		expect('answer', !isDeclined(step) && isEnough, `ordered, though it must be refused: ${told}`);
		await world.look();
		const placed = world.orders.find(({ id }) => id === ids[0]);
		expect(
			'total',
			placed?.cents === Number(shown),
			`shown ${shown}, ordered for ${placed?.cents}`,
		);
		for (const [field, value] of Object.entries(address)) {
			expect(
				'typed',
				decoded(placed.billing[field]) === value,
				`${field}: typed ${value}, the order has ${placed.billing[field]}`,
			);
		}
		device.at = '';
		return order(model, step.device);
	},
};

/** Pays an order that the merchant has made. WooCommerce's gateways empty the cart then. */
const payStep = {
	weight: 2,
	draw: (random) => ({
		device: deviceOf(random),
		press: random.pick(['once', 'twice at the same time']),
	}),
	needsPlugin: ({ press }) => press !== 'once',
	isPossible: (model) => !model.products.tea.isGone,
	say: ({ device, press }) =>
		`${device}: pays an order of 1 tea that the merchant has made, presses ${press}`,
	act: async (world, model, { device: name, press }) => {
		const device = world.devices[name];
		device.isKnown = true;
		const { url } = await world.merchant('unpaid', {
			id: world.ids.tea,
			email: world.otherEmail(device.person),
		});
		const path = url.slice(world.url.length);
		const form = await openPayForm(device, path, { 'test-card': 'valid' });
		const pay = (from) => from.open(path, { method: 'POST', body: form });
		const answers = await Promise.all([
			pay(device),
			...(press === 'once' ? [] : [pay(device.copy())]),
		]);
		expect(
			'answer',
			answers.some(({ status }) => status === 302),
			`not paid: ${answers.map(({ status }) => status).join()}`,
		);
		device.at = '';
		return emptied(sell(model, device.person, { tea: 1 }), name);
	},
};

export const ORDERS = { order: orderStep, 'pay order': payStep };
