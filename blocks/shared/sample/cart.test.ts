import { JPY } from '../../../test/fixtures/builders';
import { readCart } from '../../../src/domain/cart/read';
import { formatMoney } from '../../../src/domain/money';
import { isValidQuantity } from '../../../src/domain/quantity';
import { someSettings } from '../../../test/support/islands';
import { emptySampleCart, sampleCart } from './cart';

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

test('the totals of the sample cart add up', () => {
	const { totals } = sampleCart(settings);
	const net =
		amounts([totals.total_items, totals.total_fees, totals.total_shipping]) -
		amounts([totals.total_discount]);
	expect(amounts([totals.total_tax])).toBe(Math.round(net * 0.2));
	expect(amounts([totals.total_price])).toBe(net + amounts([totals.total_tax]));
	expect(formatMoney(read().totals.price)).toBe('$95.88');
});

test("the sample cart uses the shop's currency", () => {
	const yen = { ...settings.currency, code: 'JPY', minorUnit: 0, prefix: JPY.currency_prefix };
	const cart = read(sampleCart({ ...settings, currency: yen }));
	expect(formatMoney(cart.totals.price)).toBe('¥9,588');
});

test('the sample address is in a country that the shop sells to', () => {
	const german = someSettings({ countries: { DE: 'Germany' } });
	expect(sampleCart(german).shippingAddress).toMatchObject({ country: 'DE', state: '' });
	expect(sampleCart(settings).billingAddress).toMatchObject({ country: 'US', state: 'CA' });
});

test('the sample cart has no coupons or shipping when the shop has disabled them', () => {
	const cart = sampleCart(someSettings({ couponsEnabled: false, shippingEnabled: false }));
	expect(cart.coupons).toEqual([]);
	expect(cart).toMatchObject({ needsShipping: false, shippingRates: [] });
	expect(cart.totals.total_shipping).toBeNull();
});

test('the totals of the empty sample cart are zero', () => {
	const cart = read(emptySampleCart(settings));
	expect(cart.items).toEqual([]);
	expect(formatMoney(cart.totals.price)).toBe('$0.00');
});
