import { aCart, anItem } from '../../../test/fixtures/builders';
import { cartOf } from '../../../test/fixtures/decoded';
import type { TotalsModel } from '../../ui/cart/totals-model';
import { totalsOf } from './totals';

const { classicTotals, classicCoupon, classicMessage } = totalsOf('checkout');

const cartWith = (changes: Readonly<Record<string, unknown>>) =>
	cartOf(
		aCart({
			items: [anItem()],
			extensions: {
				'storefront-islands-classic': { checkout: changes, cart: { none: 'Of the cart' } },
			},
		}),
	);

const TOTALS: TotalsModel = {
	rows: [
		{ id: 'subtotal', label: 'Subtotal', value: '$10.00' },
		{ id: 'tax', label: 'Taxes', value: '$1.00' },
	],
	total: '$11.00',
	isEstimate: false,
	taxNote: 'Including $1.00 in taxes',
};

const COUPON = { code: 'spring', label: 'spring', discount: '-$3.00', isLeaving: false };

it('draws what plugins make of the totals', () => {
	const cart = cartWith({ subtotal: '<b>10</b>', total: '11 in all', 'label-tax': 'GST' });
	expect(classicTotals(TOTALS, cart)).toMatchObject({
		rows: [
			{ label: 'Subtotal', value: '$10.00', html: '<b>10</b>' },
			{ label: 'GST', value: '$1.00' },
		],
		total: '$11.00',
		totalHtml: '11 in all',
		taxNote: '',
	});
	expect(classicTotals(TOTALS, cartWith({ 'tax-note': 'Including $1.00 GST' })).taxNote).toBe(
		'Including $1.00 GST',
	);
});

it('does not say what taxes are included where there is no such note', () => {
	const cart = cartWith({ 'tax-note': 'Including $1.00 GST' });
	expect(classicTotals({ ...TOTALS, taxNote: '' }, cart).taxNote).toBe('');
});

it('takes the changes of its own screen from a cart that another tab got', () => {
	const cart = cartWith({ none: 'Of the checkout' });
	expect(classicMessage('none', cart)).toBe('Of the checkout');
	expect(totalsOf('cart').classicMessage('none', cart)).toBe('Of the cart');
});

it('tells labels from amounts of rows and coupons whose names end alike', () => {
	const rows = ['fee-gift', 'fee-gift-label', 'discount'].map((id) => ({
		id,
		label: id,
		value: '$1.00',
	}));
	const changes = { 'fee-gift-label': '2 in all', 'discount-label': '3 off' };
	expect(
		classicTotals({ ...TOTALS, rows }, cartWith(changes)).rows.map(({ label, html }) => [
			label,
			html,
		]),
	).toEqual([
		['fee-gift', undefined],
		['fee-gift-label', '2 in all'],
		['discount', undefined],
	]);
});

it('does not show a subtotal of other quantities than the cart has', () => {
	const [subtotal] = classicTotals(TOTALS, {
		...cartWith({ subtotal: '10' }),
		settling: true,
	}).rows;
	expect(subtotal?.html).toBeUndefined();
});

it('names a coupon and says whether it stays', () => {
	const cart = cartWith({
		'coupon-spring': 'Gift',
		'discount-spring': '3 off',
		'kept-spring': '1',
	});
	expect(classicCoupon(COUPON, cart)).toMatchObject({
		label: 'Gift',
		discount: '3 off',
		isKept: true,
	});
	expect(classicMessage('none', cartWith({ none: 'Call us' }))).toBe('Call us');
});

it.each([{}, { total: 5, subtotal: null }])(
	'leaves all as it is without changes: %j',
	(changes) => {
		const cart = cartWith(changes);
		expect(classicTotals(TOTALS, cart)).toEqual(TOTALS);
		expect(classicCoupon(COUPON, cart)).toEqual({ ...COUPON, isKept: false });
		expect(classicMessage('none', cart)).toBeUndefined();
	},
);
