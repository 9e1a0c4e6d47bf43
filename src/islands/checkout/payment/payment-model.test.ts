import { aCart, anItem } from '../../../../test/fixtures/builders';
import { readCart } from '../../../domain/cart/read';
import { seedOf } from '../../../../test/support/stores';
import { someSettings } from '../../../../test/support/islands';
import { expectedPayment, offeredPayment } from './payment-model';

const cart = readCart(
	seedOf(aCart({ items: [anItem()], payment_methods: ['cod', 'bacs', 'elsewhere'] })),
);

const saved = (tokenId: number, method: Readonly<Record<string, string>>, expires = '12/29') => ({
	tokenId,
	method,
	expires,
});

const settings = someSettings({
	paymentMethodSortOrder: ['bacs', 'cod'],
	checkout: {
		gateways: { cod: 'Cash', bacs: 'Bank', unused: 'Unused' },
		savedPaymentMethods: {
			cc: [
				saved(7, { gateway: 'cod', brand: 'Visa', last4: '4242' }),
				saved(8, { gateway: 'unused', brand: 'Visa', last4: '1111' }),
				saved(9, { gateway: 'bacs', brand: 'Mastercard', last4: '5454' }, ''),
			],
			echeck: [saved(10, { gateway: 'bacs' })],
		},
	},
});

test("the expected methods are saved tokens of gateways accepted for the cart, then methods in the shop's order", () => {
	const { options, chosen, isPending } = expectedPayment(cart, settings, '');
	expect(options.map(({ label }) => label)).toEqual([
		'Visa ending in 4242 (expires 12/29)',
		'Mastercard ending in 5454',
		'Saved payment method (bacs)',
		'Bank',
		'Cash',
	]);
	expect(chosen).toBe('saved-7');
	expect(isPending).toBe(true);
});

test('scripts have nothing to draw where every method is an offline one', () => {
	const isBusy = (offlineMethods: Readonly<Record<string, string>>, names: readonly string[]) =>
		expectedPayment(
			readCart(seedOf(aCart({ items: [anItem()], payment_methods: names }))),
			someSettings({ checkout: { gateways: { cod: 'Cash', bacs: 'Bank' }, offlineMethods } }),
			'',
		).isBusy;
	expect(isBusy({ cod: '', bacs: 'IBAN' }, ['cod', 'bacs'])).toBe(false);
	expect(isBusy({ cod: '' }, ['cod', 'bacs'])).toBe(true);
	expect(isBusy({ cod: '' }, [])).toBe(true);
	expect(expectedPayment(cart, settings, '').isBusy).toBe(true);
});

test('the method that was chosen before is expected, or a saved token of it', () => {
	const chosen = (savedPaymentMethods: object, chosenPaymentMethod: string) => {
		const gateways = { cod: 'Cash', bacs: 'Bank' };
		const checkout = { gateways, savedPaymentMethods, chosenPaymentMethod };
		return expectedPayment(cart, someSettings({ checkout }), '').chosen;
	};
	const cards = { cc: [saved(8, { gateway: 'cod' }), saved(9, { gateway: 'bacs' })] };
	expect(chosen({}, 'bacs')).toBe('bacs');
	expect(chosen(cards, 'bacs')).toBe('saved-9');
	expect(chosen(cards, 'cod')).toBe('saved-8');
	expect(chosen({}, 'gone')).toBe('cod');
});

test('a preferred method precedes the first one', () => {
	expect(expectedPayment(cart, settings, 'cod').chosen).toBe('cod');
});

test('the offered and the selected method are read from the payment store', () => {
	const offered = { names: ['cod'], saved: {}, activeMethod: 'cod', activeToken: '' };
	expect(offeredPayment(offered, settings)).toMatchObject({
		options: [
			{ kind: 'method', value: 'cod', inputId: 'radio-control-wc-payment-method-options-cod' },
		],
		chosen: 'cod',
		isPending: false,
	});
	expect(offeredPayment({ ...offered, activeToken: '7' }, settings).chosen).toBe('saved-7');
});
