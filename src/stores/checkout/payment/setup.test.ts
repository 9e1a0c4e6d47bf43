import { store as noticesStore } from '@wordpress/notices';
import { method, settled, startMethods, yes } from '../../../../test/support/payment-methods';
import { cartStore } from '../../cart/store/contract';
import { paymentStore } from './contract';
import { PAYMENT_METHODS_CHANGED } from './methods';

test("offers methods that the cart lists and canMakePayment accepts, in the shop's order", async () => {
	const { available, payment } = await startMethods({
		cod: method(yes),
		other: method(yes),
		bacs: method(() => false),
		card: method(() => Promise.resolve(true)),
	});
	expect(available()).toEqual(['card', 'cod']);
	expect(payment().paymentMethodsInitialized()).toBe(true);
	expect(payment().getActivePaymentMethod()).toBe('card');
});

test('calls canMakePayment with the documented argument', async () => {
	const asked = jest.fn(() => true);
	await startMethods({ cod: method(asked) });
	expect(Object.keys(asked.mock.calls.flat()[0] ?? {}).sort()).toEqual([
		...['billingAddress', 'billingData', 'cart', 'cartNeedsShipping', 'cartTotals'],
		...['paymentMethods', 'paymentRequirements', 'selectedShippingMethods', 'shippingAddress'],
	]);
});

test('a slow method delays no other, is omitted after 5 s, and a late acceptance adds it', async () => {
	let answer: (value: boolean) => void = () => undefined;
	const slow = new Promise<boolean>((resolve) => (answer = resolve));
	const { available, payment, clock } = await startMethods({
		card: method(() => slow),
		cod: method(yes),
	});
	expect(available()).toEqual(['cod']);
	expect(payment().getActivePaymentMethod()).toBe('');
	expect(payment().paymentMethodsInitialized()).toBe(false);
	clock.ring(5000);
	expect(payment().getActivePaymentMethod()).toBe('cod');
	expect(payment().paymentMethodsInitialized()).toBe(true);
	answer(true);
	await settled();
	expect(available()).toEqual(['card', 'cod']);
	expect(payment().getActivePaymentMethod()).toBe('cod');
});

test('a changed cart is queried once, 1000 ms after its last change; the selection is kept', async () => {
	const canPay = jest.fn(() => true);
	const { registry, clock, payment } = await startMethods({
		cod: method(canPay),
		bacs: method(yes),
	});
	void registry.dispatch(paymentStore).__internalSetActivePaymentMethod('cod');
	void registry.dispatch(cartStore).setCartData({ itemsCount: 3 });
	void registry.dispatch(cartStore).setCartData({ itemsCount: 4 });
	expect(canPay).toHaveBeenCalledTimes(1);
	const incompatible = payment().getIncompatiblePaymentMethods();
	expect(clock.pending()).toEqual([1000]);
	clock.ring(1000);
	await settled();
	expect(canPay).toHaveBeenCalledTimes(2);
	expect(payment().getIncompatiblePaymentMethods()).toBe(incompatible);
	expect(payment().getActivePaymentMethod()).toBe('cod');
});

test('the selected method is dropped when it becomes unavailable; payment is idle and the first one selected', async () => {
	let bacsCanPay = true;
	const { registry, clock, payment, available } = await startMethods({
		bacs: method(() => bacsCanPay),
		cod: method(yes),
	});
	expect(payment().getActivePaymentMethod()).toBe('bacs');
	void registry.dispatch(paymentStore).setPaymentStatus('has_error');
	bacsCanPay = false;
	void registry.dispatch(cartStore).setCartData({ itemsCount: 9 });
	clock.ring(1000);
	await settled();
	expect(available()).toEqual(['cod']);
	expect(payment().getActivePaymentMethod()).toBe('cod');
	expect(payment().isPaymentIdle()).toBe(true);
});

test('a saved token is selected with its data when its gateway shows saved cards', async () => {
	const saved = { cc: [{ tokenId: '12', method: { gateway: 'card', last4: '4242' } }] };
	const supports = { showSavedCards: true };
	const { payment } = await startMethods(
		{ cod: method(yes), card: method(yes, { supports }) },
		{ saved },
	);
	expect(payment().getActiveSavedToken()).toBe('12');
	expect(payment().getPaymentMethodData()).toEqual({
		token: '12',
		payment_method: 'card',
		'wc-card-payment-token': '12',
		isSavedToken: true,
	});
	expect(payment().getActiveSavedPaymentMethods()).toMatchObject({ cc: [{ tokenId: 12 }] });
});

const registrationNotices = (registry: Awaited<ReturnType<typeof startMethods>>['registry']) =>
	registry.select(noticesStore).getNotices('wc/checkout/payments');

test.each([
	[
		'throws',
		() => {
			throw new Error('No key');
		},
	],
	['rejects', () => Promise.reject(new Error('No key'))],
	['returns an error', () => ({ error: { message: 'No key' } })],
])('a method that %s is omitted; administrators see the error', async (_, canPay) => {
	const { registry, available, payment } = await startMethods(
		{ card: method(canPay), cod: method(yes) },
		{ settings: { currentUserIsAdmin: true } },
	);
	expect(available()).toEqual(['cod']);
	const message = "There was an error registering the payment method with id 'card': No key";
	expect(payment().getRegistrationErrors()).toEqual([{ id: 'card', message }]);
	expect(registrationNotices(registry)).toMatchObject([
		{ id: 'wc-card-registration-error', content: message },
	]);
});

test('shoppers do not see the error', async () => {
	const { registry } = await startMethods({
		card: method(() => ({ error: { message: 'No key' } })),
	});
	expect(registrationNotices(registry)).toEqual([]);
});

test("the cart's requirements are compared with the supported features", async () => {
	const features = { supports: { features: ['products', 'subscriptions'] } };
	const { available, payment } = await startMethods(
		{ cod: method(yes), card: method(yes, features) },
		{
			cart: { payment_requirements: ['subscriptions'] },
			settings: { checkout: { gateways: { cod: 'Cash', card: 'Card', old: 'Old' } } },
		},
	);
	expect(available()).toEqual(['card']);
	expect(payment().getIncompatiblePaymentMethods()).toEqual({ cod: 'Cash', old: 'Old' });
});

test('in the editor every method is offered without calling canMakePayment', async () => {
	const never = jest.fn();
	const { available } = await startMethods({ other: method(never) }, { isEditor: true });
	expect(available()).toEqual(['other']);
	expect(never).not.toHaveBeenCalled();
});

test('a method registered later is queried too', async () => {
	const methods: Record<string, object> = { cod: method(yes) };
	const { page, clock, available } = await startMethods(methods);
	methods.card = method(yes);
	page.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED));
	clock.ring(0);
	await settled();
	expect(available()).toEqual(['card', 'cod']);
});

test('nothing is queried after stop', async () => {
	const canPay = jest.fn(() => true);
	const { registry, running, clock } = await startMethods({ cod: method(canPay) });
	running.stop();
	void registry.dispatch(cartStore).setCartData({ itemsCount: 3 });
	clock.ring(1000);
	expect(canPay).toHaveBeenCalledTimes(1);
});

test('gateways can read the whole state with getState', async () => {
	const { payment } = await startMethods({ cod: method(yes) });
	expect(payment().getState()).toMatchObject({ activePaymentMethod: 'cod', status: 'idle' });
});

test('a method named like an Object.prototype property is not an express method', async () => {
	const { payment } = await startMethods(
		{ constructor: method(yes) },
		{ cart: { payment_methods: ['constructor'] } },
	);
	expect(payment().getActivePaymentMethod()).toBe('constructor');
	expect(payment().isExpressPaymentMethodActive()).toBe(false);
	expect(payment().getCurrentStatus().isDoingExpressPayment).toBe(false);
});

test("queries immediately on a plugin's request, and not again for the pending change", async () => {
	const asked = jest.fn(() => true);
	const { registry, clock, running, available } = await startMethods({ cod: method(asked) });
	asked.mockReturnValue(false);
	void registry.dispatch(cartStore).setBillingAddress({ city: 'Paris' });
	running.recompute();
	await settled();
	expect(available()).toEqual([]);
	expect(clock.pending()).toEqual([]);
	expect(asked).toHaveBeenCalledTimes(2);
});
