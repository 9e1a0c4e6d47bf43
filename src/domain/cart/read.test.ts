import { formatMoney } from '../support/money';
import { aCart, aCrossSell, anItem, type CartJson } from '../../../test/fixtures/builders';
import { carts } from '../../../test/fixtures/carts';
import { cartOf } from '../../../test/fixtures/decoded';

const read = (json: CartJson | undefined, pricesIncludeTax = false) =>
	cartOf(json, { pricesIncludeTax });

const firstItem = (json: CartJson | undefined, pricesIncludeTax = false) => {
	const [item] = read(json, pricesIncludeTax).items;
	if (!item) {
		throw new Error('no item');
	}
	return item;
};

describe('readCart', () => {
	it.each(Object.entries(carts))('reads cart %s', (_name, json) => {
		const cart = read(json);
		expect(cart.items).toHaveLength(json.items.length);
		expect(cart.count).toBe(json.items_count);
		expect(cart.settling).toBe(false);
		expect(cart.items.every(({ activity }) => activity === 'settled')).toBe(true);
	});

	it('converts names to text and amounts to money', () => {
		const item = firstItem(carts.variations);
		expect(item.name).toBe('Club Hoodie');
		expect(formatMoney(item.price)).toBe('$40.00');
		expect(formatMoney(item.regularPrice)).toBe('$47.00');
	});

	it.each([
		['52300000', '57000000', '$52.30', '$57.00'],
		['12345000', '12355000', '$12.34', '$12.36'],
		['', 'unknown', '$0.00', '$0.00'],
	])(
		'shows the raw prices %s and %s, which plugins change, to even',
		(price, regular, ...shown) => {
			const raw_prices = { precision: 6, price, regular_price: regular, sale_price: price };
			const { prices, ...line } = anItem({ price: 1000, regularPrice: 1000 });
			const item = firstItem(aCart({ items: [{ ...line, prices: { ...prices, raw_prices } }] }));
			expect([item.price, item.regularPrice].map(formatMoney)).toEqual(shown);
		},
	);

	it('lists the variation first, then item data of plugins', () => {
		expect(firstItem(carts.variations).details).toEqual([
			{ name: 'Color', value: 'Blue' },
			{ name: 'Size', value: 'Large' },
			{ name: 'Engraving', value: 'Ada &amp; Bob' },
			{ name: 'Gift', value: '<strong>Yes</strong>' },
		]);
	});

	it.each([
		['backorder', { kind: 'backorder' }],
		['lowStock', { kind: 'low', remaining: 2 }],
		['noneLeft', { kind: 'plenty' }],
		['oneItem', { kind: 'plenty' }],
	])('reads the stock state of %s', (name, stock) => {
		expect(firstItem(carts[name]).stock).toEqual(stock);
	});

	it('sells by one where the shop’s step is none', () => {
		const item = anItem({
			quantity_limits: { minimum: 1, maximum: 9, multiple_of: 0, editable: true },
		});
		expect(firstItem(aCart({ items: [item] })).limits.multipleOf).toBe(1);
	});

	it('shows line prices and totals including tax when the shop does', () => {
		expect(formatMoney(firstItem(carts.oneItem).lineTotal)).toBe('$32.25');
		expect(formatMoney(firstItem(carts.oneItem, true).lineTotal)).toBe('$38.70');
		const { items, shipping, price, tax } = read(carts.oneItem, true).totals;
		const shown = [items, shipping, price, tax].map((total) => total && formatMoney(total));
		expect(shown).toEqual(['$38.70', '$6.00', '$44.70', '$7.45']);
	});

	it('reads yen', () => {
		expect(formatMoney(firstItem(carts.zeroDecimal).lineTotal)).toBe('¥9,675');
	});

	it('has no shipping total before shipping is calculated', () => {
		expect(read(carts.shippingUnknown).totals.shipping).toBeNull();
		expect(read(carts.oneItem).totals.shipping?.amount).toBe(500);
	});

	it('reads the address of a pickup location', () => {
		const rates = read(carts.pickup).packages[0]?.rates ?? [];
		const address = '2 Market St, San Francisco, CA 94105';
		expect(rates.map(({ pickup }) => pickup)).toEqual([
			null,
			{ location: 'Downtown shop', address, details: 'Open 9 to 5' },
		]);
	});

	it('reads the button of a cross-sell', () => {
		const actions = read(carts.crossSells).crossSells.map(({ action }) => action);
		expect(actions).toEqual(['add', 'choose', 'none']);
		const unpriced = aCart({ cross_sells: [aCrossSell({ is_purchasable: false })] });
		expect(read(unpriced).crossSells[0]?.action).toBe('none');
	});

	it('handles malicious names', () => {
		const item = firstItem(carts.hostileNames);
		expect(item).toMatchObject({
			name: '<img src=x onerror=alert(1)>',
			summary: 'plain',
			permalink: '',
			image: null,
			details: [
				{ name: 'Color', value: '{{constructor}}' },
				{ name: 'k', value: '<a href="javascript:alert(7)">v</a>' },
			],
		});
		expect(read(carts.hostileNames).errors).toEqual([
			{ code: '__proto__', message: 'Only <1> left' },
		]);
	});

	it('has an image only when the item has one', () => {
		const src = 'https://shop.example/wp-content/uploads/mug-324x324.svg';
		expect(firstItem(carts.noImage).image).toBeNull();
		expect(firstItem(carts.oneItem).image?.src).toBe(src);
		expect(firstItem(aCart({ items: [anItem({ permalink: '' })] })).permalink).toBe('');
	});
});
