import sample from '../../data/sample-cart.json';
import { JPY } from '../../test/fixtures/builders';
import addresses from '../../test/fixtures/sample-addresses.json';
import { someSettings } from '../../test/support/islands';
import { readCartData } from '../api';
import { readCart } from '../domain/cart/read';
import { formatMoney } from '../domain/support/money';
import { isValidQuantity } from '../domain/cart/quantity';
import { isRecord } from '../domain/support/unknown';
import { sampleAddress } from './sample-address';
import { emptySampleCart, sampleCart } from './sample-cart';

const settings = someSettings();
const read = (data = sampleCart(settings)) => readCart(data, { pricesIncludeTax: false });

const amounts = (texts: readonly (string | null)[]): number =>
	texts.reduce((sum, text) => sum + Number(text), 0);

test('the sample cart has every part that a screen can show', () => {
	const cart = read();
	expect(cart.items).toHaveLength(2);
	expect(cart.coupons).toHaveLength(1);
	expect(cart.fees).toHaveLength(1);
	expect(cart.crossSells.map(({ action }) => action)).toEqual(['add', 'add']);
	expect(cart.packages[0]?.rates.map(({ methodId }) => methodId)).toEqual([
		'flat_rate',
		'free_shipping',
		'pickup_location',
	]);
	expect(cart.items.some((item) => item.regularPrice.amount > item.price.amount)).toBe(true);
	expect(cart.items.some(({ stock }) => stock.kind === 'low')).toBe(true);
});

test('the sample cart has the methods, limits and 20 % sales tax of docs/behaviour.md', () => {
	const cart = read();
	expect(cart.paymentMethods).toEqual(['cod', 'bacs', 'cheque']);
	for (const { limits, quantity } of cart.items) {
		expect(limits).toMatchObject({ minimum: 1, maximum: 99, multipleOf: 1 });
		expect(isValidQuantity(quantity, limits)).toBe(true);
	}
	expect(cart.totals.taxLines.map(({ name }) => name)).toEqual(['Sales tax']);
	expect(sampleCart(settings).totals.tax_lines[0]?.rate).toBe('20%');
});

/** Returns a cart as in the file: of its currency only the code, and packages without the address. */
const asInFile = (json: unknown): unknown => {
	if (Array.isArray(json)) {
		return json.map(asInFile);
	}
	return isRecord(json)
		? Object.fromEntries(
				Object.entries(json)
					.filter(([name]) => name === 'currency_code' || !/^(currency_|destination$)/.test(name))
					.map(([name, value]) => [name, asInFile(value)]),
			)
		: json;
};

const SHOPS = [
	[true, true, {}],
	[false, true, sample.withoutCoupons],
	[true, false, sample.withoutShipping],
	[false, false, sample.withoutBoth],
] as const;

test.each(SHOPS)(
	'the cart is that of the file, with what the shop has (coupons: %s, shipping: %s), and adds up',
	(couponsEnabled, shippingEnabled, changes) => {
		const cart = sampleCart(someSettings({ couponsEnabled, shippingEnabled }));
		expect(asInFile(cart)).toEqual(asInFile(readCartData({ ...sample.cart, ...changes })));
		const { totals } = cart;
		const net =
			amounts([totals.total_items, totals.total_fees, totals.total_shipping]) -
			amounts([totals.total_discount]);
		expect(amounts([totals.total_tax])).toBe(Math.round(net * 0.2));
		expect(amounts([totals.total_price])).toBe(net + amounts([totals.total_tax]));
		expect(totals.tax_lines.map(({ price }) => price)).toEqual([totals.total_tax]);
		const lines = cart.items.map((item) => item.totals);
		expect(amounts(lines.map(({ line_total }) => line_total))).toBe(amounts([totals.total_items]));
		expect(amounts(cart.coupons.map((coupon) => coupon.totals.total_discount))).toBe(
			amounts([totals.total_discount]),
		);
	},
);

test("the sample cart uses the shop's currency", () => {
	const yen = { ...settings.currency, code: 'JPY', minorUnit: 0, prefix: JPY.currency_prefix };
	const cart = read(sampleCart({ ...settings, currency: yen }));
	expect(formatMoney(cart.totals.price)).toBe('¥9,588');
});

test.each(addresses.cases)(
	'the address is in a country that the shop sells to: $address.country $address.state',
	({ settings: overrides, address }) => {
		const elsewhere = someSettings(overrides);
		expect(sampleAddress(elsewhere)).toEqual(address);
		const cart = sampleCart(elsewhere);
		expect(cart.shippingAddress).toMatchObject(address);
		expect(cart.billingAddress).toMatchObject({ ...address, email: 'ada@example.com' });
	},
);

test('the totals of the empty sample cart are zero', () => {
	const cart = read(emptySampleCart(settings));
	expect(cart.items).toEqual([]);
	expect(formatMoney(cart.totals.price)).toBe('$0.00');
});
