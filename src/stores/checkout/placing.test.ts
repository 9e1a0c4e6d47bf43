import { addAction, removeAction } from '@wordpress/hooks';
import { hearActions, inFakeTime, pass } from '../../../test/support/stores';
import { anItem, aPackage, aPickupRate, aRate } from '../../../test/fixtures/builders';
import { anAnswer } from '../../../test/fixtures/checkout-events';
import {
	aCheckout,
	aMethod,
	readyCart,
	place,
	type CheckoutPage,
	methodsOf,
} from '../../../test/support/checkout-store';

inFakeTime();

const dearer = readyCart({ items: [anItem({ id: 12, name: 'Morning Mug', price: 2000 })] });

describe('placing an order', () => {
	it("sends it once with the displayed total, and navigates to the order's page", async () => {
		const page = aCheckout();
		page.orders.will({ kind: 'ordered', response: anAnswer() });
		const statuses: string[] = [];
		page.registry.subscribe(() => statuses.push(page.checkout().getCheckoutStatus()));
		await page.doCheckout.placeOrder();
		await place(page);
		expect([...new Set(statuses)]).toEqual([
			'before_processing',
			'processing',
			'after_processing',
			'complete',
		]);
		const data = [{ key: 'wc-cod-new-payment-method', value: false }];
		const request = expect.objectContaining({
			expectedTotal: page.cart().getCartTotals().total_price,
			payment: { method: 'cod', data },
			shippingAddress: expect.objectContaining({ city: 'San Francisco' }),
			billingAddress: expect.objectContaining({ email: 'ada@example.org' }),
		});
		expect(page.orders.posts).toEqual([{ key: 'attempt-2', request }]);
		expect(page.left).toEqual(['https://shop.example/order-received/41']);
		expect(page.checkout().getOrderId()).toBe(41);
		expect(page.payment().getPaymentResult()).toMatchObject({ paymentStatus: 'success' });
		expect(page.record.openKey()).toBeNull();
	});

	it('notifies analytics plugins of the first press, and not of a second one', async () => {
		const heard = hearActions('checkout-submit');
		const page = aCheckout();
		await place(page);
		await place(page);
		expect(heard).toEqual([['checkout-submit', { storeCart: page.cart().getCartData() }]]);
	});

	it('keeps the key on the device while the outcome is unknown', async () => {
		const page = aCheckout();
		await place(page);
		expect(page.record.openKey()).toBe('attempt-2');
		expect(page.checkout().getWait()).toEqual({ kind: 'working' });
	});

	it('sends no payment when nothing is due, and no shipping address when nothing is shipped', async () => {
		const unshipped = { needs_shipping: false, shipping_rates: [] };
		const page = aCheckout(readyCart({ needs_payment: false, ...unshipped }));
		await place(page);
		expect(page.orders.posts[0]?.request).toMatchObject({ payment: null, shippingAddress: null });
	});

	it('sends a saved card, data of plugins and the note, and the method by its gateway id', async () => {
		const methods = methodsOf({ card: aMethod('card', { paymentMethodId: 'demo_card' }) });
		const page = aCheckout(readyCart({ payment_methods: ['card'] }), { dependencies: { methods } });
		await page.doPayment.__internalSetActivePaymentMethod('card', {
			token: 7,
			payment_method: 'card',
			'wc-card-payment-token': '7',
			isSavedToken: true,
		});
		await page.doCheckout.setExtensionData('gift', { wrap: true });
		await page.doCheckout.__internalSetOrderNotes('Ring twice.');
		await place(page);
		expect(page.orders.posts[0]?.request).toMatchObject({
			customerNote: 'Ring twice.',
			extensions: { gift: { wrap: true } },
			payment: {
				method: 'demo_card',
				data: [
					{ key: 'token', value: '7' },
					{ key: 'payment_method', value: 'card' },
					{ key: 'wc-card-payment-token', value: '7' },
					{ key: 'isSavedToken', value: true },
					{ key: 'wc-card-new-payment-method', value: false },
				],
			},
		});
	});

	describe('with WooCommerce’s order attribution', () => {
		const NAMESPACE = 'woocommerce/order-attribution';
		const fields = { utm_source: 'current.src', session_pages: 'session.pgs' };
		const visit = { get: { current: { src: 'letter' }, session: { pgs: '2' } } };

		const visited = (allowTracking: boolean, sbjs: object | undefined) =>
			Object.assign(window, { wc_order_attribution: { params: { allowTracking }, fields }, sbjs });

		afterEach(() => void Object.assign(window, { wc_order_attribution: undefined }));

		it.each([
			['scripts that came late', true, visit, { utm_source: 'letter', session_pages: '2' }],
			['no consent', false, visit, undefined],
			['a blocked script', true, undefined, undefined],
		])('sends what it has found: %s', async (_, allowTracking, sbjs, expected) => {
			const page = aCheckout();
			visited(allowTracking, sbjs);
			await place(page);
			expect(page.orders.posts[0]?.request.extensions[NAMESPACE]).toEqual(expected);
		});

		it('keeps what its script has written into the store', async () => {
			const page = aCheckout();
			visited(true, visit);
			await page.doCheckout.setExtensionData(NAMESPACE, { utm_source: 'poster' }, true);
			await place(page);
			expect(page.orders.posts[0]?.request.extensions).toEqual({
				[NAMESPACE]: { utm_source: 'poster' },
			});
		});
	});

	it('waits for the address push and cart changes', async () => {
		const page = aCheckout();
		page.port.hold();
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		await page.doCheckout.placeOrder();
		await pass(500);
		expect(page.checkout().isCalculating()).toBe(true);
		expect(page.orders.posts).toEqual([]);
		await page.port.release();
		await pass();
		expect(page.port.intents).toContainEqual(
			expect.objectContaining({ shippingAddress: { city: 'Oakland' } }),
		);
		expect(page.orders.posts).toHaveLength(1);
	});

	it('reports when they fail, and sends nothing until they succeed', async () => {
		const page = aCheckout();
		page.port.hold();
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		await page.doCheckout.placeOrder();
		await pass(20_000);
		expect(page.texts('wc/checkout')).toEqual([
			'Your latest changes have not reached the shop yet, so nothing was ordered. Check your connection and try again.',
		]);
		expect(page.checkout().getWait()).toBeNull();
		await page.port.release();
		await pass();
		expect(page.texts('wc/checkout')).toEqual([]);
		expect(page.orders.posts).toEqual([]);
	});

	it('waits for a plugin that calculates', async () => {
		const page = aCheckout();
		let end = (): void => undefined;
		void page.doCheckout.disableCheckoutFor(() => new Promise<void>((resolve) => (end = resolve)));
		await place(page);
		expect(page.orders.posts).toEqual([]);
		end();
		await pass();
		expect(page.orders.posts).toHaveLength(1);
	});

	it('does not set up a payment at a total that the last field has changed', async () => {
		const page = aCheckout();
		const setUp = jest.fn();
		page.events.onPaymentSetup(setUp);
		page.port.hold();
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		await place(page);
		page.shop.setCart(dearer);
		await page.port.release();
		await pass();
		expect(setUp).not.toHaveBeenCalled();
		expect(page.texts('wc/checkout')).toHaveLength(1);
		expect(page.checkout().getWait()).toBeNull();
		await place(page);
		expect(setUp).toHaveBeenCalledTimes(1);
		expect(page.orders.posts).toHaveLength(1);
	});

	it('does not order at a total that changed during the press', async () => {
		const page = aCheckout();
		page.events.onCheckoutValidation(() => {
			void page.doCart.receiveCart({ ...dearer });
		});
		await place(page);
		expect(page.orders.posts).toEqual([]);
		expect(page.texts('wc/checkout')).toEqual([
			expect.stringMatching(/^The total of your order has changed from \$\S+ to \$\S+\. Nothing/),
		]);
		await place(page);
		expect(page.orders.posts).toHaveLength(1);
	});

	it('reports a cart emptied in the meantime as empty, not as a changed total', async () => {
		const page = aCheckout();
		page.events.onCheckoutValidation(() => {
			void page.doCart.receiveCart({ ...readyCart({ items: [] }) });
		});
		await place(page);
		expect(page.orders.posts).toEqual([]);
		expect(page.texts('wc/checkout')).toEqual(['Your cart is empty now, so nothing was ordered.']);
	});
});

describe('obstacles to an order', () => {
	it('field errors are shown', async () => {
		const page = aCheckout();
		void page.doCart.setShippingAddress({ city: '' });
		await place(page);
		expect(page.validation().getValidationError('shipping_city')).toMatchObject({ hidden: false });
		expect(page.checkout().hasError()).toBe(true);
		expect(page.orders.posts).toEqual([]);
	});

	it('field errors do not wait for a shop that cannot be reached', async () => {
		const page = aCheckout();
		page.port.hold();
		void page.doCart.setShippingAddress({ postcode: '94607' });
		await pass(5000);
		void page.doCart.setShippingAddress({ city: '' });
		await place(page);
		expect(page.checkout().isCalculating()).toBe(true);
		expect(page.validation().getValidationError('shipping_city')).toMatchObject({ hidden: false });
		expect(page.checkout().getWait()).toBeNull();
		expect(page.texts('wc/checkout')).toEqual([]);
	});

	const unchosen = [aPackage({ shipping_rates: [aRate({ selected: false })] })];

	it.each([
		[
			'shipping option',
			{ shipping_rates: unchosen },
			'wc/checkout/shipping-methods',
			'Sorry, this order requires a shipping option.',
		],
		[
			'payment method',
			{ payment_methods: [] },
			'wc/checkout/payments',
			'There are no payment methods available for this order. Please contact us if you need help placing it.',
		],
	])('a missing %s is reported', async (_name, cart, context, text) => {
		const page = aCheckout(readyCart(cart));
		await place(page);
		expect(page.texts(context)).toEqual([text]);
	});
});

describe('an attempt that another page left open', () => {
	it('is queried immediately, and followed to its order', async () => {
		const page = aCheckout(readyCart(), { openAttempt: 'of-yesterday' });
		page.orders.will({ kind: 'ordered', response: anAnswer() });
		// The first query was sent while the page was loading, before the test set its response.
		await pass(60_000);
		await pass(2000);
		expect(page.orders.questions).toEqual(['of-yesterday', 'of-yesterday']);
		expect(page.left).toHaveLength(1);
		expect(page.orders.posts).toEqual([]);
	});

	it('of another tab is queried before anything is sent', async () => {
		const page = aCheckout();
		page.record.begin('of-the-other-tab');
		page.orders.will({ kind: 'ordered', response: anAnswer() });
		await place(page);
		expect(page.orders.questions).toEqual(['of-the-other-tab']);
		expect(page.orders.posts).toEqual([]);
		expect(page.left).toHaveLength(1);
	});
});

describe('pickup', () => {
	it('follows the selected rate, and uses the billing address', async () => {
		const rates = [aRate({ selected: false }), aPickupRate({ selected: true })];
		const page = aCheckout(readyCart({ shipping_rates: [aPackage({ shipping_rates: rates })] }));
		expect(page.checkout().prefersCollection()).toBe(true);
		await place(page);
		const request = page.orders.posts[0]?.request;
		expect(request?.shippingAddress?.city).toBe(request?.billingAddress.city);
	});
});

const fail = () => {
	throw new Error('A plugin failed.');
};

test('an order is placed although subscribers and actions of plugins throw', async () => {
	jest.spyOn(console, 'error').mockImplementation();
	const hook = 'experimental__woocommerce_blocks-checkout-submit';
	addAction(hook, 'test', fail);
	const page = aCheckout();
	await pass();
	for (const store of ['wc/store/checkout', 'wc/store/payment', 'wc/store/cart']) {
		page.registry.subscribe(fail, store);
	}
	page.orders.will({ kind: 'ordered', response: anAnswer() });
	await place(page);
	removeAction(hook, 'test');
	expect(page.orders.posts).toHaveLength(1);
	expect(page.left).toEqual(['https://shop.example/order-received/41']);
	jest.restoreAllMocks();
});

test('payment methods are checked although a subscriber throws', async () => {
	jest.spyOn(console, 'error').mockImplementation();
	const page = aCheckout();
	page.registry.subscribe(fail, 'wc/store/payment');
	await pass();
	expect(page.payment().paymentMethodsInitialized()).toBe(true);
	jest.restoreAllMocks();
});

describe('a cart that the shop takes no order of', () => {
	const message = 'The minimum order is &#36;50.';
	const refused = readyCart({ errors: [{ code: 'minimum', message }] });
	const asks = (page: CheckoutPage) => {
		const asked: string[] = [];
		page.events.onCheckoutValidation(() => void asked.push('validation'));
		page.events.onPaymentSetup(() => void asked.push('setup'));
		return asked;
	};

	it('is refused in its words at the press, and neither the gateway nor the shop is asked', async () => {
		const page = aCheckout(refused);
		const asked = asks(page);
		await place(page);
		expect(page.texts('wc/checkout')).toEqual(['The minimum order is $50.']);
		expect([asked, page.orders.posts]).toEqual([[], []]);
		expect(page.checkout().hasError()).toBe(true);
	});

	it('is ordered when the shop says otherwise by now', async () => {
		const page = aCheckout(refused);
		const asked = asks(page);
		page.shop.setCart(readyCart());
		await place(page);
		expect(asked).toEqual(['validation', 'setup']);
		expect(page.orders.posts).toHaveLength(1);
	});
});
