import {
	aCheckout,
	aMethod,
	readyCart,
	place,
	methodsOf,
	type CheckoutPage,
} from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';
import { CHOICES_PAUSE } from './push-choices';

inFakeTime();

const methods = methodsOf({
	cod: aMethod('cod'),
	bacs: aMethod('bacs', { paymentMethodId: 'bank_transfer' }),
});

/** Page of a shop with two methods, whose session holds one, once the default was sent. */
const aPageWith = async (chosenPaymentMethod: string | null) => {
	const page = aCheckout(readyCart({ payment_methods: ['cod', 'bacs'] }), {
		settings: { checkout: { chosenPaymentMethod }, paymentMethodSortOrder: ['cod', 'bacs'] },
		dependencies: { methods },
	});
	await pass(CHOICES_PAUSE);
	return page;
};

const sent = ({ port }: CheckoutPage) =>
	port.intents.flatMap((intent) => (intent.type === 'checkout' ? [intent.choices] : []));

describe('choices before the order', () => {
	it.each([
		['nothing while the default is what the session holds', 'cod', []],
		['a default that the session does not hold', '', [{ paymentMethod: 'cod' }]],
	])('sends %s', async (_what, held, choices) => {
		expect(sent(await aPageWith(held))).toEqual(choices);
	});

	it('sends another method immediately, by the id of its gateway, and once', async () => {
		const page = await aPageWith('cod');
		await page.doPayment.__internalSetActivePaymentMethod('bacs');
		await pass();
		expect(sent(page)).toEqual([{ paymentMethod: 'bank_transfer' }]);
		await pass(CHOICES_PAUSE);
		expect(sent(page)).toHaveLength(1);
	});

	it('sends what a plugin saves with the draft, or nothing new', async () => {
		const page = await aPageWith('cod');
		void page.doCheckout.updateDraftOrder();
		await pass();
		void page.doCheckout.updateDraftOrder({ payment_method: 'bacs', order_notes: 'Ring' });
		await pass();
		expect(sent(page)).toEqual([{}, { paymentMethod: 'bacs', orderNotes: 'Ring' }]);
	});

	it("applies the response's cart, whose total is the one to be ordered", async () => {
		const page = await aPageWith('bank_transfer');
		expect(page.cart().getCartData().fees).toMatchObject([{ name: 'Cash fee' }]);
		await place(page);
		const { total_price: total } = page.cart().getCartTotals();
		expect(page.orders.posts[0]?.request.expectedTotal).toBe(total);
	});

	it('sends a note and additional fields after a pause, together', async () => {
		const page = await aPageWith('cod');
		await page.doCheckout.__internalSetOrderNotes('Ring');
		await pass(CHOICES_PAUSE - 1);
		await page.doCheckout.__internalSetOrderNotes('Ring twice.');
		await page.doCheckout.setAdditionalFields({ 'acme/gift': true });
		await pass(CHOICES_PAUSE - 1);
		expect(sent(page)).toEqual([]);
		await pass(1);
		expect(sent(page)).toEqual([
			{ orderNotes: 'Ring twice.', additionalFields: { 'acme/gift': '1' } },
		]);
	});

	it('leaves out a field with an error until it is valid', async () => {
		const page = await aPageWith('cod');
		const error = { message: 'Choose a size.', hidden: false };
		await page.doValidation.setValidationErrors({ 'order_acme/size': error });
		await page.doCheckout.setAdditionalFields({ 'acme/size': 'XXXL' });
		await pass(CHOICES_PAUSE);
		expect(sent(page)).toEqual([]);
		await page.doValidation.clearValidationError('order_acme/size');
		await pass(CHOICES_PAUSE);
		expect(sent(page)).toEqual([{ additionalFields: { 'acme/size': 'XXXL' } }]);
	});

	it('an order waits until the shop has calculated the totals with the choices', async () => {
		const page = await aPageWith('cod');
		page.port.hold();
		await page.doCheckout.setAdditionalFields({ 'acme/gift': '1' });
		await place(page);
		expect(sent(page)).toEqual([{ additionalFields: { 'acme/gift': '1' } }]);
		expect(page.orders.posts).toEqual([]);
		await page.port.release();
		await pass();
		expect(page.orders.posts).toHaveLength(1);
	});

	it('a note alone does not delay the order, which contains it', async () => {
		const page = await aPageWith('cod');
		await page.doCheckout.__internalSetOrderNotes('Ring twice.');
		await place(page);
		expect(sent(page)).toEqual([]);
		expect(page.orders.posts).toHaveLength(1);
	});

	it('sends nothing in a shop that takes no choices', async () => {
		const page = await aPageWith(null);
		await page.doPayment.__internalSetActivePaymentMethod('bacs');
		await pass(CHOICES_PAUSE);
		expect(sent(page)).toEqual([]);
	});
});
