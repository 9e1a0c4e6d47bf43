/** Steps of an app: it has a Cart-Token in place of cookies, and no pages. */
import { ACCOUNTS } from './accounts.mjs';
import { ORDERS } from './orders.mjs';
import { READING } from './reads.mjs';
import { SHOPPING } from './shopping.mjs';

/** Makes a kind of the app of another one: with details of which some are picked among few. */
const ofApp = (kind, weight, choices = {}) => ({
	...kind,
	weight,
	draw: (random) => ({
		...kind.draw(random),
		device: 'app',
		...Object.fromEntries(
			Object.entries(choices).map(([name, values]) => [name, random.pick(values)]),
		),
	}),
});

export const APP = {
	'app: add': ofApp(SHOPPING.add, 4, {
		way: ['the Store API', 'our form', 'a batch', 'the Store API, repeated'],
	}),
	'app: quantity': ofApp(SHOPPING.quantity, 2),
	'app: remove': ofApp(SHOPPING.remove, 1, { way: ['the Store API', 'a batch'] }),
	'app: apply coupon': ofApp(SHOPPING['apply coupon'], 1, { way: ['the Store API'] }),
	'app: remove coupon': ofApp(SHOPPING['remove coupon'], 1),
	'app: address': ofApp(SHOPPING.address, 1),
	'app: rate': ofApp(SHOPPING.rate, 1),
	'app: read': ofApp(READING.read, 2, {
		what: [
			'the cart by the Store API',
			"the cart's items",
			'the checkout by the Store API',
			'products found',
		],
	}),
	'app: own route': ofApp(READING['own route'], 1, { nonce: ['none'] }),
	'app: order': ofApp(ORDERS.order, 4, {
		way: ['an app'],
		payment: ['cash on delivery', 'a card', 'a declined card'],
		press: ['once', 'twice at the same time', 'in two tabs at the same time'],
		account: ['stays a guest'],
	}),
	'app: expire': ofApp(ACCOUNTS.expire, 1),
	'app: forget': ofApp(ACCOUNTS.forget, 1),
};
