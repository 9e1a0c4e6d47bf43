/** Steps that only read: pages and routes of WooCommerce and of this plugin. They change nothing. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect } from '../broken.mjs';
import { cartOf, visibleLines } from '../model.mjs';
import { deviceOf } from './cast.mjs';

const gridIn = (html) =>
	/data-grid="([^"]+)"/.exec(
		html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
	)?.[1];

const refreshLoop = ({ url, cachedPage }) => ({
	widget_id: gridIn(cachedPage) ?? 'g0.e30',
	widget_filters: { filter_color: 'blue' },
	pagination_base_url: `${url}/shop/?filter_color=blue`,
	post_id: 0,
});

/** Checks a cart that the shop has told against the model. */
export const expectShown = (world, model, name, cart, what) => {
	const { ids } = world;
	const lines = visibleLines(model, cartOf(model, name).lines);
	const names = Object.fromEntries(Object.entries(ids).map(([product, id]) => [id, product]));
	const told = Object.fromEntries(
		cart.items.map(({ id, quantity }) => [names[id] ?? id, quantity]),
	);
	const sorted = (record) => Object.fromEntries(Object.entries(record).sort());
	expect(
		'shown',
		isDeepStrictEqual(sorted(told), sorted(lines)),
		`${what} shows ${JSON.stringify(told)}, the cart has ${JSON.stringify(lines)}`,
	);
	const cents = Object.entries(lines).reduce(
		(sum, [product, quantity]) => sum + quantity * model.products[product].price,
		0,
	);
	const totals = Object.fromEntries(
		Object.entries(cart.totals).map(([field, value]) => [field, Number(value)]),
	);
	expect(
		'total',
		totals.total_items === cents,
		`${what}: items cost ${totals.total_items}, not ${cents}`,
	);
	const sum =
		totals.total_items +
		totals.total_shipping +
		totals.total_fees +
		totals.total_tax -
		totals.total_discount;
	expect(
		'total',
		totals.total_price === sum,
		`${what}: total ${totals.total_price}, its parts ${sum}`,
	);
};

const get = (path) => (_world, device) => device.open(path);
const page = (path) => (_world, device) => device.openPage(path);

/** Reads of WooCommerce and WordPress. */
const READS = {
	'the home page': page('/'),
	'the shop': page('/shop/'),
	'the shop with filters': page('/shop/?filter_color=blue&min_price=5&orderby=price'),
	'a search': page('/?s=tee&post_type=product'),
	'a product': page('/product/v-neck-tee/'),
	'the cart page': page('/cart/'),
	'the checkout page': page('/checkout/'),
	'the account page': page('/my-account/'),
	'the classic checkout': (world, device) => device.openPage(world.classicCheckout),
	'the cart by the Store API': async (world, device, model) => {
		const { status, body } = await device.store('cart');
		expect('answer', status === 200, `GET cart: ${status}`);
		expectShown(world, model, device.name, body, 'the cart');
	},
	"the cart's items": get('/wp-json/wc/store/v1/cart/items'),
	'the checkout by the Store API': (_world, device) => device.store('checkout'),
	'products found': get(
		'/wp-json/wc/store/v1/products?search=mug&min_price=100&attributes[0][attribute]=pa_color&attributes[0][slug]=blue',
	),
	'collection data': get(
		'/wp-json/wc/store/v1/products/collection-data?calculate_price_range=true&calculate_stock_status_counts=true&calculate_attribute_counts[0][taxonomy]=pa_color&calculate_attribute_counts[0][query_type]=or',
	),
	'the fragments': (_world, device) =>
		device.open('/?wc-ajax=get_refreshed_fragments', { method: 'POST' }),
	'a page from a cache whose nonce is dead': async (world, device) => {
		device.readPage(world.cachedPage);
		device.nonce = 'dead000000';
	},
	'a page from a cache': async (world, device) => device.readPage(world.cachedPage),
};

/** Reads of this plugin's routes. `nonce`: X-WP-Nonce of the page, null without one. */
const OWN_READS = {
	'refresh-loop': (world, device, nonce) =>
		device.ours('refresh-loop', { method: 'POST', body: refreshLoop(world), nonce }),
	'classic-hooks of the cart': (_world, device, nonce) =>
		device.ours('classic-hooks?screen=cart', { nonce }),
	'classic-hooks of the checkout': (_world, device, nonce) =>
		device.ours('classic-hooks?screen=checkout', { nonce }),
	'classic-hooks of the checkout with fields': (_world, device, nonce) =>
		device.ours('classic-hooks?screen=checkout', {
			method: 'POST',
			body: { post_data: 'billing_city=Elsewhere&payment_method=cod' },
			nonce,
		}),
	'checkout-attempts': (_world, device, nonce) =>
		device.ours(`checkout-attempts/${randomUUID()}`, { nonce }),
	scripts: (_world, device, nonce) => device.ours('scripts/cart', { nonce }),
};

/** Requests that a page of another site can send, with the visitor's cookies. None may change anything. */
const FOREIGN = {
	'refresh-loop': ({ url, cachedPage }) => {
		const { widget_id: id } = refreshLoop({ url, cachedPage });
		return `/wp-json/storefront-islands/v1/refresh-loop?_method=POST&widget_id=${encodeURIComponent(id)}&pagination_base_url=${encodeURIComponent(`${url}/shop/`)}`;
	},
	'classic-hooks': () =>
		'/wp-json/storefront-islands/v1/classic-hooks?_method=POST&screen=checkout&post_data=billing_city%3DElsewhere',
	'checkout-attempts': () => '/wp-json/storefront-islands/v1/checkout-attempts/abc?_method=GET',
	'add-item': ({ ids }) =>
		`/wp-json/wc/store/v1/cart/add-item?_method=POST&id=${ids.tea}&quantity=1`,
	'update-customer': () =>
		'/wp-json/wc/store/v1/cart/update-customer?_method=POST&shipping_address[city]=Elsewhere',
	'a batch': () => '/wp-json/wc/store/v1/batch?_method=POST',
	checkout: () => '/wp-json/wc/store/v1/checkout?_method=POST&payment_method=cod',
};

const read = {
	weight: 16,
	draw: (random) => ({ device: deviceOf(random), what: random.pick(Object.keys(READS)) }),
	say: ({ device, what }) => `${device}: opens ${what}`,
	act: async (world, model, { device, what }) => {
		const reader = world.devices[device];
		reader.page = null;
		await READS[what](world, reader, model);
		const { cart } = reader.page ?? {};
		if (what.includes('from a cache')) {
			expect('leak', !cart?.items?.length, `${what} has the cart of a visitor`);
		} else if (cart?.items) {
			expectShown(world, model, device, cart, what);
		}
		return model;
	},
};

/** The route of classic hooks keeps what a page with these hooks keeps (docs/reliability.md#routes). */
const storesNothing = ({ what }) => !what.startsWith('classic-hooks');

const ownRead = {
	weight: 10,
	needsPlugin: () => true,
	changesNothing: storesNothing,
	draw: (random) => ({
		device: deviceOf(random),
		what: random.pick(Object.keys(OWN_READS)),
		nonce: random.pick(['of the page', 'none']),
	}),
	say: ({ device, what, nonce }) =>
		`${device}: asks ${what} with ${nonce === 'none' ? 'no X-WP-Nonce' : 'the X-WP-Nonce of its page, if it has one'}`,
	act: async (world, model, { device: name, what, nonce }) => {
		const device = world.devices[name];
		await OWN_READS[what](world, device, nonce === 'none' ? null : device.restNonce);
		return model;
	},
};

const isOwn = ({ what }) => ['refresh-loop', 'classic-hooks', 'checkout-attempts'].includes(what);

const foreign = {
	weight: 4,
	needsPlugin: isOwn,
	changesNothing: (step) => isOwn(step) && storesNothing(step),
	draw: (random) => ({ device: deviceOf(random), what: random.pick(Object.keys(FOREIGN)) }),
	say: ({ device, what }) =>
		`${device}: a page of another site sends its browser to ${what} as a POST`,
	act: async (world, model, { device, what }) => {
		await world.devices[device].copy().open(FOREIGN[what](world), {
			headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
		});
		return model;
	},
};

/** A form of another site that posts a held add. */
const foreignAdd = {
	weight: 2,
	draw: (random) => ({ device: deviceOf(random) }),
	needsPlugin: () => true,
	say: ({ device }) => `${device}: a page of another site posts a held add`,
	act: async ({ devices, ids }, model, { device }) => {
		const fields = [
			['add-to-cart', String(ids.tea)],
			['quantity', '1'],
		];
		await devices[device].copy().open('/', {
			method: 'POST',
			body: JSON.stringify({ 'storefront-islands-adds': [{ key: randomUUID(), fields }] }),
			headers: {
				'Content-Type': 'text/plain',
				'Sec-Fetch-Site': 'cross-site',
				Origin: 'https://elsewhere.example',
			},
		});
		return model;
	},
};

export const READING = {
	read,
	'own route': ownRead,
	'other site': foreign,
	'other site adds': foreignAdd,
};
