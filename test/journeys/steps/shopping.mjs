/** Steps that change a cart: lines, coupons, the rate, the address. */
import { expect } from '../broken.mjs';
import {
	cartOf,
	COUPONS,
	isCouponValid,
	limitOf,
	setQuantity,
	visibleLines,
	withCart,
} from '../model.mjs';
import { addStep, formPost, isDone } from './adds.mjs';
import { addressOf, deviceOf, productOf, stored, TYPED } from './cast.mjs';

/** Key of the line of a product in the device's cart. */
export const keyOf = (world, model, { device, product }) => {
	const { isLoggedIn, person } = model.devices[device];
	const session = isLoggedIn ? world.accountIds[person] : world.devices[device].sessionKey();
	return world.itemKeys[session]?.[product] ?? world.itemKeys.saved?.[person]?.[product];
};

/** True if the device's cart has the product. */
export const hasLine = (model, { device, product }) =>
	(cartOf(model, device).lines[product] ?? 0) > 0 && !model.products[product].isGone;

/** True if the device's cart has the product, and no coupon that goes with it: one does not come back with the line. */
export const comesBackWhole = (model, step) => {
	const { lines, coupons } = cartOf(model, step.device);
	const rest = { ...lines, [step.product]: 0 };
	return hasLine(model, step) && coupons.every((code) => isCouponValid(model, rest, code));
};

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
		const limit = limitOf(model, product);
		const answer = await QUANTITIES[way](
			world.devices[device],
			keyOf(world, model, step),
			quantity,
		);
		// Of what is sold out WooCommerce accepts any quantity, and takes the line when it reads the cart.
		expect(
			'answer',
			limit === 0 || isDone(answer) === quantity <= limit,
			`quantity ${quantity} of ${product}: ${answer.status} ${JSON.stringify(answer.body?.message ?? '')}`,
		);
		return isDone(answer) ? setQuantity(model, device, product, quantity) : model;
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

const takeBackStep = {
	weight: 4,
	needsPlugin: () => true,
	draw: (random) => ({
		device: deviceOf(random),
		product: productOf(random),
		times: 1 + random.below(2),
	}),
	isPossible: (model, step) =>
		comesBackWhole(model, step) &&
		cartOf(model, step.device).lines[step.product] <= limitOf(model, step.product),
	say: ({ device, product, times }) =>
		`${device}: removes ${product} on our cart page, takes it back${times > 1 ? ', and the request is repeated' : ''}`,
	act: async (world, model, step) => {
		const { device, product, times } = step;
		const key = keyOf(world, model, step);
		const removed = await world.devices[device].store('cart/remove-item', { key });
		expect('answer', isDone(removed), `removing ${product}: ${removed.status}`);
		for (let sent = 0; sent < times; sent += 1) {
			const { status, body } = await world.devices[device].store('cart/extensions', {
				namespace: 'storefront-islands',
				data: { restore: key, position: 0 },
			});
			expect('answer', status === 200, `taking ${product} back: ${status} ${body?.message ?? ''}`);
		}
		// Every change of the cart writes the saved one.
		return setQuantity(model, device, product, cartOf(model, device).lines[product]);
	},
};

const APPLICATIONS = {
	'the Store API': async (device, code, isValid) => {
		// WooCommerce compares a minimum with the totals that it calculated last: at the prices of that time.
		await device.store('cart');
		const { status, body } = await device.store('cart/apply-coupon', { code });
		expect(
			'answer',
			(status === 200) === isValid,
			`coupon ${code}: ${status} ${JSON.stringify(body)}`,
		);
	},
	'a link': (device, code) => device.openPage(`/?coupon=${code}`),
};

/** True if the device's cart may have the coupon. */
const mayHave = (model, { device, coupon }) =>
	isCouponValid(model, cartOf(model, device).lines, coupon);

const applyStep = {
	weight: 4,
	needsPlugin: ({ way }) => way === 'a link',
	draw: (random) => ({
		device: deviceOf(random),
		coupon: random.pick(COUPONS),
		way: random.pick(Object.keys(APPLICATIONS)),
	}),
	// A link keeps a coupon for later if only the cart lacks something.
	isPossible: (model, step) =>
		Object.keys(visibleLines(model, cartOf(model, step.device).lines)).length > 0 &&
		!cartOf(model, step.device).coupons.includes(step.coupon) &&
		(step.way !== 'a link' || mayHave(model, step)),
	say: ({ device, coupon, way }) => `${device}: applies the coupon ${coupon} by ${way}`,
	act: async ({ devices, codeOf }, model, step) => {
		const { device, coupon, way } = step;
		const isValid = mayHave(model, step);
		await APPLICATIONS[way](devices[device], codeOf(coupon), isValid);
		if (!isValid) {
			return model;
		}
		return withCart(model, device, { coupons: [...cartOf(model, device).coupons, coupon] });
	},
};

const takeOffStep = {
	weight: 2,
	draw: (random) => ({ device: deviceOf(random), coupon: random.pick(COUPONS) }),
	isPossible: (model, step) =>
		cartOf(model, step.device).coupons.includes(step.coupon) && mayHave(model, step),
	say: ({ device, coupon }) => `${device}: removes the coupon ${coupon}`,
	act: async ({ devices, codeOf }, model, { device, coupon }) => {
		const { status } = await devices[device].store('cart/remove-coupon', { code: codeOf(coupon) });
		expect('answer', status === 200, `removing coupon ${coupon}: ${status}`);
		const { coupons } = cartOf(model, device);
		return withCart(model, device, { coupons: coupons.filter((code) => code !== coupon) });
	},
};

const addressStep = {
	weight: 4,
	draw: (random) => ({ device: deviceOf(random), text: random.below(TYPED.length) }),
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
		const typed = Object.fromEntries(
			Object.entries(address).map(([field, value]) => [field, stored(value)]),
		);
		return isKept ? withCart(model, name, { typed }) : model;
	},
};

const rateStep = {
	weight: 3,
	draw: (random) => ({ device: deviceOf(random), rate: random.below(3) }),
	isPossible: (model, { device }) =>
		Object.keys(model.products).some(
			(product) => product !== 'file' && hasLine(model, { device, product }),
		),
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
	'take back': takeBackStep,
	'apply coupon': applyStep,
	'remove coupon': takeOffStep,
	address: addressStep,
	rate: rateStep,
};
