import fc from 'fast-check';
import { decodeCart } from './cart';
import { isRecord } from '../../domain/support/unknown';
import { aBillingAddress, aCart, anItem, JPY } from '../../../test/fixtures/builders';
import { carts } from '../../../test/fixtures/carts';
import { recordings } from '../../../test/fixtures/recordings';
import { decodeEntities } from '../../domain/html/text';

const decoded = (json: unknown) => {
	const result = decodeCart(json);
	if (!result.ok) {
		throw new Error(`not decoded: ${JSON.stringify(result.failure)}`);
	}
	return result.value;
};

const recordedCarts = recordings.flatMap(({ scenario, request, body }) => {
	const bodies: unknown[] =
		isRecord(body) && Array.isArray(body.responses)
			? body.responses.map((entry: unknown) => (isRecord(entry) ? entry.body : null))
			: [body, isRecord(body) && isRecord(body.data) ? body.data.cart : null];
	return bodies.flatMap((json) =>
		isRecord(json) && 'items_count' in json
			? [{ name: `${scenario}: ${JSON.stringify(request).slice(0, 60)}`, json }]
			: [],
	);
});

const endless = { ...JPY, currency_minor_unit: 1e9 };

describe('decodeCart', () => {
	it('finds carts in the recordings', () => {
		expect(recordedCarts.length).toBeGreaterThan(40);
	});

	it.each(recordedCarts)('decodes a recorded cart ($name)', ({ json }) => {
		const cart = decoded(json);
		const items: unknown = json.items;
		expect(cart.items).toHaveLength(Array.isArray(items) ? items.length : -1);
		expect(cart.itemsCount).toBe(json.items_count);
		expect(cart.totals.total_price).toBe(isRecord(json.totals) ? json.totals.total_price : null);
		const address = Object.entries(isRecord(json.billing_address) ? json.billing_address : {});
		expect(cart.billingAddress).toEqual(
			Object.fromEntries(address.map(([field, html]) => [field, decodeEntities(String(html))])),
		);
	});

	it("takes unencoded address texts from the plugin's extension data, which it removes", () => {
		const raw = { raw_billing_address: { last_name: "O'Brien" } };
		const address = aBillingAddress({ last_name: 'O&#8217;Brien', city: 'R&amp;D' });
		const cart = decoded({
			...aCart({ billing_address: address }),
			extensions: { 'storefront-islands': raw, acme: { points: 3 } },
		});
		expect(cart.billingAddress).toMatchObject({ last_name: "O'Brien", city: 'R&D' });
		expect(cart.extensions).toEqual({ acme: { points: 3 } });
	});

	it.each(Object.entries(carts))('keeps the texts of cart %s unchanged', (_name, json) => {
		const cart = decoded(json);
		expect(cart.items.map(({ name }) => name)).toEqual(json.items.map(({ name }) => name));
		expect(cart.totals).toEqual(json.totals);
		expect(cart.shippingRates).toEqual(json.shipping_rates);
	});

	it('gives missing parts the defaults of docs/behaviour.md', () => {
		const noShipping = { total_shipping: '0', total_shipping_tax: '0' };
		expect(decoded({ items: [], totals: {} })).toMatchObject({
			needsShipping: true,
			needsPayment: false,
			hasCalculatedShipping: true,
			totals: { currency_minor_unit: 2, total_items: '0', total_price: '0', ...noShipping },
			shippingAddress: { first_name: '', country: '' },
			billingAddress: { email: '' },
		});
	});

	it('keeps null for delivery that has not been calculated', () => {
		const totals = { total_shipping: null, total_shipping_tax: null };
		expect(decoded({ items: [], totals }).totals).toMatchObject(totals);
	});

	it('keeps a minor unit of zero', () => {
		const cart = decoded(aCart({ currency: JPY, items: [anItem({ currency: JPY })] }));
		expect(cart.items[0]?.prices.currency_minor_unit).toBe(0);
	});

	it('accepts numbers as text, texts as numbers, and sparse lists', () => {
		const item = { ...anItem(), quantity: '3', sku: 17 };
		const cart = decoded({ ...aCart(), items: { 2: item }, items_count: '3' });
		expect(cart.items[0]).toMatchObject({ quantity: 3, sku: '17' });
		expect(cart.itemsCount).toBe(3);
	});

	it('keeps unknown fields', () => {
		const cart = decoded({ ...aCart(), items: [{ ...anItem(), brands: ['x'] }] });
		expect(cart.items[0]).toMatchObject({ brands: ['x'] });
	});

	it.each([
		['null', null],
		['an empty text', ''],
		['an empty object', {}],
		['a list', []],
		['no totals', { items: [] }],
		['a price in words', { ...aCart(), totals: { ...aCart().totals, total_price: 'x' } }],
		['an item without a key', { ...aCart(), items: [{ ...anItem(), key: '' }] }],
		['an item that is text', { ...aCart(), items: ['mug'] }],
		['items that are null', { ...aCart(), items: null }],
		['a currency with a billion digits', aCart({ items: [anItem({ currency: endless })] })],
		['3,000 lines', { ...aCart(), items: Array.from({ length: 3000 }, () => anItem()) }],
	])('fails with cart_api_error for %s', (_name, json) => {
		expect(decodeCart(json)).toMatchObject({
			ok: false,
			failure: {
				kind: 'api',
				status: 500,
				code: 'cart_api_error',
				message: 'Unable to get cart data from the API.',
			},
		});
	});

	it('drops __proto__', () => {
		const hostile: unknown = JSON.parse(
			JSON.stringify(aCart({ items: [anItem()] })).replace(
				'"extensions":{}',
				'"extensions":{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}},"__proto__":{"admin":true}',
			),
		);
		const cart = decoded(hostile);
		const merged: unknown = Object.assign({}, ...cart.items, ...Object.values(cart.items[0] ?? {}));
		expect(Reflect.get(Object(merged), 'admin')).toBeUndefined();
		expect(Reflect.get({}, 'admin')).toBeUndefined();
	});

	it('handles deeply nested data', () => {
		const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
		expect(decoded({ ...aCart(), extensions: { deep } }).extensions).toEqual({});
	});

	it('never throws for an object that cannot become a string', () => {
		for (const part of Object.keys(aCart())) {
			expect(() => decodeCart({ ...aCart(), [part]: { toString: false } })).not.toThrow();
		}
	});

	it('never throws, whichever part is replaced by anything else', () => {
		const whole = aCart({ items: [anItem()] });
		fc.assert(
			fc.property(fc.constantFrom(...Object.keys(whole)), fc.jsonValue(), (part, value) => {
				const result = decodeCart({ ...whole, [part]: value });
				return typeof result.ok === 'boolean';
			}),
		);
	});
});
