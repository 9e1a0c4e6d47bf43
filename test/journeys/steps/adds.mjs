/** The step that adds to a cart, in every way that there is. */
import { randomUUID } from 'node:crypto';
import { expect } from '../broken.mjs';
import { add, canAdd, cartOf } from '../model.mjs';
import { deviceOf, productOf } from './cast.mjs';

/** True if the shop has done what was asked. */
export const isDone = ({ status }) => status >= 200 && status < 300;

/** Posts a form's fields. */
export const formPost = (device, path, fields, headers = {}) =>
	device.open(path, { method: 'POST', body: new URLSearchParams(fields), headers });

/**
 * @typedef {object} Item What is added.
 * @property {number} id Of the product or the variation.
 * @property {number} quantity
 * @property {number} [parent] Product of the variation.
 * @property {string} [size] Its attribute.
 */

/** Returns the fields of the form on the product's page. @param {Item} item */
const fieldsOf = ({ id, quantity, parent, size }) =>
	parent === undefined
		? { 'add-to-cart': id, quantity }
		: { 'add-to-cart': parent, variation_id: id, attribute_size: size, quantity };

/** Returns what our form on the product's page sends. @param {Item} item */
const formRequest = ({ id, quantity, parent, size }) => ({
	id: parent ?? id,
	quantity,
	...(parent !== undefined && { variation: [{ attribute: 'size', value: size }] }),
});

/** The body of an add that a page sends when it is left (src/site/held-adds). */
const heldAdds = (key, item) =>
	JSON.stringify({
		'storefront-islands-adds': [
			{
				key,
				fields: Object.entries(fieldsOf(item)).map(([name, value]) => [name, String(value)]),
			},
		],
	});

/**
 * Ways to add to the cart; each returns the shop's answer, or null where it does not tell whether it added. A way with a
 * key sends it twice, as a page does whose answer was lost.
 */
const ADDS = {
	'the Store API': (device, { id, quantity }) => device.store('cart/add-item', { id, quantity }),
	'our form': (device, item) => device.store('cart/add-item', formRequest(item)),
	'a batch': async (device, { id, quantity }) => {
		const [entry] = await device.batch([{ path: 'cart/add-item', body: { id, quantity } }]);
		return entry;
	},
	'a link': async (device, { id, quantity }) => {
		await device.openPage(`/?add-to-cart=${id}&quantity=${quantity}`);
		return null;
	},
	'a form': async (device, item) => {
		await formPost(device, '/shop/', fieldsOf(item));
		return null;
	},
	"WooCommerce's script": async (device, { id, quantity }) => {
		await formPost(device, '/?wc-ajax=add_to_cart', { product_id: id, quantity });
		return null;
	},
	'the Store API, repeated': async (device, item) => {
		const headers = { 'Idempotency-Key': randomUUID() };
		const first = await device.store('cart/add-item', formRequest(item), { headers });
		const again = await device.store('cart/add-item', formRequest(item), { headers });
		return isDone(first) ? first : again;
	},
	'a page that is left, and the next': async (device, item) => {
		const body = heldAdds(randomUUID(), item);
		const headers = { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'same-origin' };
		await device.open('/shop/', { method: 'POST', body, headers });
		await device.open('/', { method: 'POST', body, headers });
		return null;
	},
};

const OWN_ADDS = ['the Store API, repeated', 'a page that is left, and the next'];

/** Adds: what there is enough of must be added, what there is not must not. */
export const addStep = {
	weight: 14,
	needsPlugin: ({ way }) => OWN_ADDS.includes(way),
	draw: (random) => ({
		device: deviceOf(random),
		product: productOf(random),
		quantity: 1 + random.below(3),
		way: random.pick(Object.keys(ADDS)),
	}),
	// WooCommerce itself ends with a fatal error at a variation that was deleted (WC_Cart::add_to_cart).
	isPossible: ({ products }, { product, way }) =>
		!['a form', 'a link', "WooCommerce's script"].includes(way) ||
		!(products[product].size && products[product].isGone),
	say: ({ device, product, quantity, way }) => `${device}: adds ${quantity} ${product} by ${way}`,
	act: async ({ devices, ids }, model, { device, product, quantity, way }) => {
		const has = cartOf(model, device).lines[product] ?? 0;
		const isEnough = canAdd(model, device, product, quantity);
		const { size } = model.products[product];
		const item = { id: ids[product], quantity, ...(size && { size, parent: ids.cap }) };
		const answer = await ADDS[way](devices[device], item);
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
