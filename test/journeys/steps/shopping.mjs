/** Steps that change a cart: lines, coupons, the rate, the address. */
import { randomUUID } from 'node:crypto';
import { expect } from '../broken.mjs';
import { add, cartOf, limitOf, setQuantity, withCart } from '../model.mjs';
import { addressOf, deviceOf, productOf, TYPED } from './cast.mjs';

const COUPONS = ['save10', 'fiver'];

const isDone = ({ status }) => status >= 200 && status < 300;

const formPost = (device, path, fields, headers = {}) =>
	device.open(path, { method: 'POST', body: new URLSearchParams(fields), headers });

/** The body of an add that a page sends when it is left (src/site/held-adds). */
const heldAdds = (key, id, quantity) =>
	JSON.stringify({
		'storefront-islands-adds': [
			{
				key,
				fields: [
					['add-to-cart', String(id)],
					['quantity', String(quantity)],
				],
			},
		],
	});

/**
 * Ways to add to the cart; each returns the shop's answer, or null where it does not tell whether it added. A way with a
 * key sends it twice, as a page does whose answer was lost.
 */
const ADDS = {
	'the Store API': (device, id, quantity) => device.store('cart/add-item', { id, quantity }),
	'a batch': async (device, id, quantity) => {
		const [entry] = await device.batch([{ path: 'cart/add-item', body: { id, quantity } }]);
		return entry;
	},
	'a link': async (device, id, quantity) => {
		await device.openPage(`/?add-to-cart=${id}&quantity=${quantity}`);
		return null;
	},
	'a form': async (device, id, quantity) => {
		await formPost(device, '/shop/', { 'add-to-cart': id, quantity });
		return null;
	},
	"WooCommerce's script": async (device, id, quantity) => {
		await formPost(device, '/?wc-ajax=add_to_cart', { product_id: id, quantity });
		return null;
	},
	'the Store API, repeated': async (device, id, quantity) => {
		const headers = { 'Idempotency-Key': randomUUID() };
		const first = await device.store('cart/add-item', { id, quantity }, { headers });
		const again = await device.store('cart/add-item', { id, quantity }, { headers });
		return isDone(first) ? first : again;
	},
	'a page that is left, and the next': async (device, id, quantity) => {
		const body = heldAdds(randomUUID(), id, quantity);
		const headers = { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'same-origin' };
		await device.open('/shop/', { method: 'POST', body, headers });
		await device.open('/', { method: 'POST', body, headers });
		return null;
	},
};

const OWN_ADDS = ['the Store API, repeated', 'a page that is left, and the next'];

/** Adds: what there is enough of must be added, what there is not must not. */
const addStep = {
	weight: 14,
	needsPlugin: ({ way }) => OWN_ADDS.includes(way),
	draw: (random) => ({
		device: deviceOf(random),
		product: productOf(random),
		quantity: 1 + random.below(3),
		way: random.pick(Object.keys(ADDS)),
	}),
	isPossible: () => true,
	say: ({ device, product, quantity, way }) => `${device}: adds ${quantity} ${product} by ${way}`,
	act: async ({ devices, ids }, model, { device, product, quantity, way }) => {
		const has = cartOf(model, device).lines[product] ?? 0;
		const isEnough = has + quantity <= limitOf(model, product);
		const answer = await ADDS[way](devices[device], ids[product], quantity);
		devices[device].isWarned ||= answer === null && !isEnough;
		if (answer !== null) {
			expect(
				'answer',
				isDone(answer) === isEnough,
				`adding ${quantity} ${product} to ${has}: ${answer.status} ${JSON.stringify(answer.body?.message ?? '')}`,
			);
		}
		return isEnough ? add(model, device, product, quantity) : model;
	},
};

/** Key of the line of a product in the device's cart. */
const keyOf = (world, model, { device, product }) => {
	const { isLoggedIn, person } = model.devices[device];
	const session = isLoggedIn ? world.accountIds[person] : world.devices[device].sessionKey();
	return world.itemKeys[session]?.[product] ?? world.itemKeys.saved?.[person]?.[product];
};

const hasLine = (model, { device, product }) =>
	(cartOf(model, device).lines[product] ?? 0) > 0 && !model.products[product].isGone;

const QUANTITIES = {
	'the Store API': (device, key, quantity) => device.store('cart/update-item', { key, quantity }),
	'a batch': async (device, key, quantity) => {
		const [entry] = await device.batch([{ path: 'cart/update-item', body: { key, quantity } }]);
		return entry;
	},
};

const quantityStep = {
	weight: 6,
	draw: (random) => ({
		device: deviceOf(random),
		product: productOf(random),
		quantity: 1 + random.below(6),
		way: random.pick(Object.keys(QUANTITIES)),
	}),
	isPossible: hasLine,
	say: ({ device, product, quantity, way }) =>
		`${device}: changes the quantity of ${product} to ${quantity} by ${way}`,
	act: async (world, model, step) => {
		const { device, product, quantity, way } = step;
		const isEnough = quantity <= limitOf(model, product);
		const answer = await QUANTITIES[way](
			world.devices[device],
			keyOf(world, model, step),
			quantity,
		);
		expect(
			'answer',
			isDone(answer) === isEnough,
			`quantity ${quantity} of ${product}: ${answer.status} ${JSON.stringify(answer.body?.message ?? '')}`,
		);
		return isEnough ? setQuantity(model, device, product, quantity) : model;
	},
};

const REMOVALS = {
	'the Store API': (device, key) => device.store('cart/remove-item', { key }),
	'a batch': async (device, key) => {
		const [entry] = await device.batch([{ path: 'cart/remove-item', body: { key } }]);
		return entry;
	},
	"WooCommerce's script": (device, key) =>
		formPost(device, '/?wc-ajax=remove_from_cart', { cart_item_key: key }),
};

const removeStep = {
	weight: 4,
	draw: (random) => ({
		device: deviceOf(random),
		product: productOf(random),
		way: random.pick(Object.keys(REMOVALS)),
	}),
	isPossible: hasLine,
	say: ({ device, product, way }) => `${device}: removes ${product} by ${way}`,
	act: async (world, model, step) => {
		const { device, product, way } = step;
		const answer = await REMOVALS[way](world.devices[device], keyOf(world, model, step));
		expect('answer', isDone(answer), `removing ${product}: ${answer.status}`);
		return setQuantity(model, device, product, 0);
	},
};

const applyStep = {
	weight: 4,
	draw: (random) => ({ device: deviceOf(random), coupon: random.pick(COUPONS) }),
	isPossible: (model, { device, coupon }) =>
		Object.keys(cartOf(model, device).lines).length > 0 &&
		!cartOf(model, device).coupons.includes(coupon),
	say: ({ device, coupon }) => `${device}: applies the coupon ${coupon}`,
	act: async ({ devices }, model, { device, coupon }) => {
		const { status, body } = await devices[device].store('cart/apply-coupon', { code: coupon });
		expect('answer', status === 200, `coupon ${coupon}: ${status} ${JSON.stringify(body)}`);
		return withCart(model, device, { coupons: [...cartOf(model, device).coupons, coupon] });
	},
};

const takeOffStep = {
	weight: 2,
	draw: (random) => ({ device: deviceOf(random), coupon: random.pick(COUPONS) }),
	isPossible: (model, { device, coupon }) => cartOf(model, device).coupons.includes(coupon),
	say: ({ device, coupon }) => `${device}: removes the coupon ${coupon}`,
	act: async ({ devices }, model, { device, coupon }) => {
		const { status } = await devices[device].store('cart/remove-coupon', { code: coupon });
		expect('answer', status === 200, `removing coupon ${coupon}: ${status}`);
		const { coupons } = cartOf(model, device);
		return withCart(model, device, { coupons: coupons.filter((code) => code !== coupon) });
	},
};

const addressStep = {
	weight: 4,
	draw: (random) => ({ device: deviceOf(random), text: random.below(TYPED.length) }),
	isPossible: () => true,
	say: ({ device, text }) => `${device}: types the address “${TYPED[text]}”`,
	act: async ({ devices, mark }, model, { device: name, text }) => {
		const device = devices[name];
		const address = addressOf(mark(device.person), TYPED[text]);
		device.isKnown = true;
		const { status, body } = await device.store('cart/update-customer', {
			shipping_address: address,
			billing_address: { ...address, email: `${address.first_name}@example.com` },
		});
		expect('answer', status === 200, `address: ${status} ${JSON.stringify(body?.message ?? '')}`);
		// A guest without a cart has no session that could keep it.
		const isKept = model.devices[name].isLoggedIn || device.sessionKey() !== null;
		return isKept ? withCart(model, name, { typed: address }) : model;
	},
};

const rateStep = {
	weight: 3,
	draw: (random) => ({ device: deviceOf(random), rate: random.below(3) }),
	isPossible: (model, { device }) =>
		['tea', 'mug', 'lamp'].some((product) => hasLine(model, { device, product })),
	say: ({ device, rate }) => `${device}: selects delivery rate ${rate + 1}`,
	act: async ({ devices }, model, { device: name, rate }) => {
		const device = devices[name];
		const { body: cart } = await device.store('cart');
		const { shipping_rates: rates = [] } = cart.shipping_rates?.[0] ?? {};
		if (rates.length === 0) {
			return model;
		}
		const { rate_id: id } = rates[rate % rates.length];
		const { status, body } = await device.store('cart/select-shipping-rate', {
			package_id: 0,
			rate_id: id,
		});
		expect('answer', status === 200, `rate ${id}: ${status}`);
		const selected = body.shipping_rates[0].shipping_rates.find(({ selected: is }) => is);
		expect(
			'rate',
			selected?.rate_id === id,
			`rate ${id} was selected, the shop has ${selected?.rate_id}`,
		);
		return model;
	},
};

export const SHOPPING = {
	add: addStep,
	quantity: quantityStep,
	remove: removeStep,
	'apply coupon': applyStep,
	'remove coupon': takeOffStep,
	address: addressStep,
	rate: rateStep,
};
