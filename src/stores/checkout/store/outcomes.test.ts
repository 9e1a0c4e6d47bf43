import {
	aFailure,
	anAnswer,
	aRefusal,
	declined,
	pageless,
	REFUSALS,
} from '../../../../test/fixtures/checkout-events';
import { cartDataOf } from '../../../../test/fixtures/decoded';
import { anItem } from '../../../../test/fixtures/builders';
import type { Failure } from '../../../domain/failure/failure';
import {
	aCheckout,
	aMethod,
	methodsOf,
	readyCart,
	place,
} from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';

inFakeTime();

describe('outcomes of an order', () => {
	const outcomeOf = async (failure: Failure) => {
		const page = aCheckout();
		page.orders.will({ kind: 'refused', failure });
		await place(page);
		return page;
	};

	it.each(REFUSALS)('%i %s is shown at the checkout, once', async (status, code, text) => {
		const page = await outcomeOf(aFailure(status, code));
		expect(page.notices('wc/checkout')).toEqual([
			expect.objectContaining({ id: code, content: text, status: 'error' }),
		]);
		expect(page.checkout().isIdle()).toBe(true);
		expect(page.checkout().hasError()).toBe(true);
		expect(page.record.openKey()).toBeNull();
	});

	it('invalid parameters are shown in their contexts, also additional errors', async () => {
		const param = (name: string, code: string) => ({
			param: name,
			code,
			message: `${name} is wrong`,
			additional: [{ code: 'too_long', message: 'and too long' }],
		});
		const params = [
			param('billing_address', 'invalid_postcode'),
			param('shipping_address', 'invalid_state'),
			param('invalid_email', 'invalid'),
			param('customer_note', 'missing-email-address'),
			param('customer_note', 'rest_invalid_type'),
		];
		const page = await outcomeOf(aRefusal({ code: 'rest_invalid_param', params }));
		const ids = (context: string) => page.notices(context).map(({ id }: { id: string }) => id);
		expect(ids('wc/checkout/billing-address')).toEqual([
			'billing_address_invalid_postcode',
			'billing_address_too_long',
		]);
		expect(ids('wc/checkout/shipping-address')).toEqual([
			'shipping_address_invalid_state',
			'shipping_address_too_long',
		]);
		expect(ids('wc/checkout/contact-information')).toEqual([
			'invalid_email_invalid',
			'invalid_email_too_long',
			'customer_note_missing-email-address',
		]);
		expect(ids('wc/checkout')).toEqual([
			'customer_note_rest_invalid_type',
			'customer_note_too_long',
		]);
	});

	it('a payment method that the shop no longer has is offered no more, and another one is chosen', async () => {
		const methods = methodsOf({ cod: aMethod('cod'), cheque: aMethod('cheque') });
		const both = readyCart({ payment_methods: ['cod', 'cheque'] });
		const page = aCheckout(both, { dependencies: { methods } });
		await pass(0);
		expect(page.payment().getActivePaymentMethod()).toBe('cod');
		page.shop.setCart(readyCart({ payment_methods: ['cheque'] }));
		const code = 'woocommerce_rest_checkout_payment_method_disabled';
		page.orders.will({ kind: 'refused', failure: aFailure(400, code) });
		await place(page);
		await pass(1000);
		expect(page.payment().getActivePaymentMethod()).toBe('cheque');
		expect(page.notices('wc/checkout')).toEqual([expect.objectContaining({ id: code })]);
	});

	it('a notice that duplicates a field error is removed with it', async () => {
		const param = (code: string) => ({
			param: 'shipping_address',
			code,
			message: `${code}!`,
			additional: [],
		});
		const params = [param('invalid_city'), param('too_far_away')];
		const page = await outcomeOf(aRefusal({ code: 'rest_invalid_param', params }));
		expect(page.texts('wc/checkout/shipping-address')).toEqual(['invalid_city!', 'too_far_away!']);
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		expect(page.texts('wc/checkout/shipping-address')).toEqual(['too_far_away!']);
		await place(page);
		expect(page.texts('wc/checkout/shipping-address')).toEqual([]);
	});

	it('the cart of a refusal is applied, and a coupon error is shown beside the coupons', async () => {
		const cart = cartDataOf(readyCart({ items: [] }));
		const code = 'woocommerce_rest_cart_coupon_errors';
		const page = await outcomeOf(aRefusal({ status: 409, code, cart }));
		expect(page.cart().getCartData().items).toEqual([]);
		expect(page.shopping().getCouponFailure()).toMatchObject({ message: 'The shop says no.' });
	});

	it('a failed payment is reported, and a second attempt has a new key', async () => {
		const page = aCheckout();
		page.orders.will({ kind: 'ordered', response: declined });
		await place(page);
		expect(page.notices('wc/checkout')).toEqual([
			expect.objectContaining({ id: 'checkout', content: 'Your card was declined.' }),
		]);
		page.orders.will({ kind: 'ordered', response: anAnswer() });
		await place(page);
		expect(page.texts('wc/checkout')).toEqual([]);
		const keys = page.orders.posts.map(({ key }) => key);
		expect(new Set(keys).size).toBe(2);
		expect(page.left).toHaveLength(1);
	});

	it('a total changed by the shop is shown with its cart', async () => {
		const page = aCheckout();
		const dearer = readyCart({ items: [anItem({ id: 12, name: 'Morning Mug', price: 2000 })] });
		page.orders.will({ kind: 'total-changed', cart: cartDataOf(dearer), message: '' });
		const { total_price: before } = page.cart().getCartTotals();
		await place(page);
		expect(page.cart().getCartTotals().total_price).toBe(dearer.totals.total_price);
		expect(before).not.toBe(dearer.totals.total_price);
		expect(page.texts('wc/checkout')).toHaveLength(1);
		expect(page.checkout().getWait()).toBeNull();
	});

	it('after a server error the attempt is queried, and its order found', async () => {
		const page = await outcomeOf(aFailure(500));
		expect(page.checkout().getWait()).toEqual({ kind: 'querying', reason: 'lost' });
		page.orders.will({ kind: 'ordered', response: anAnswer() });
		await pass(1000);
		expect(page.orders.questions).toEqual(['attempt-2']);
		expect(page.left).toHaveLength(1);
	});

	it('offline, it waits for the network, and repeats the order when the shop does not know it', async () => {
		const page = aCheckout();
		page.orders.will(
			{ kind: 'unreachable', reason: 'offline' },
			{ kind: 'unknown' },
			{ kind: 'ordered', response: anAnswer() },
		);
		await place(page);
		expect(page.checkout().getWait()).toEqual({ kind: 'querying', reason: 'offline' });
		page.comeOnline();
		await pass();
		expect(page.orders.posts).toHaveLength(2);
		expect(page.orders.posts[1]).toEqual(page.orders.posts[0]);
		expect(page.left).toHaveLength(1);
	});

	it('an order without a redirect shows the confirmation message', async () => {
		const page = aCheckout();
		page.orders.will({ kind: 'ordered', response: pageless });
		await place(page);
		expect(page.left).toEqual([]);
		expect(page.texts('wc/checkout')).toEqual(['Thank you. Your order no. 41 has been received.']);
	});
});
