import { store as noticesStore } from '@wordpress/notices';
import { aCart } from '../../../test/fixtures/builders';
import { decodeSettings } from '../../api';
import { cartStore } from '../cart/contract';
import { registerPayment, aPage } from '../../../test/support/stores';
import { paymentStore } from './contract';
import { createPageMethods, PAYMENT_METHODS_CHANGED } from './methods';
import { readSavedMethods } from './selectors';
import { startPaymentMethods } from './setup';

interface Timer {
	readonly callback: () => void;
	readonly delay: number;
}

/** Creates a clock whose timers fire only when the test decides. */
const aClock = () => {
	const timers = new Set<Timer>();
	return {
		setTimer: (callback: () => void, delay: number) => {
			const timer = { callback, delay };
			timers.add(timer);
			return () => void timers.delete(timer);
		},
		pending: () => [...timers].map(({ delay }) => delay),
		ring: (delay: number) => {
			const due = [...timers].filter((timer) => timer.delay === delay);
			due.forEach((timer) => {
				timers.delete(timer);
				timer.callback();
			});
		},
	};
};

const settled = async () => {
	for (let turn = 0; turn < 10; turn += 1) {
		await Promise.resolve();
	}
};

const method = (canMakePayment: unknown, more: object = {}) => ({ canMakePayment, ...more });

const start = (
	methods: Record<string, object>,
	{
		express = {},
		settings = {},
		saved = {},
		cart = {},
		isEditor = false,
	}: {
		express?: Record<string, object>;
		settings?: object;
		saved?: unknown;
		cart?: object;
		isEditor?: boolean;
	} = {},
) => {
	const { registry } = aPage(
		aCart({
			payment_methods: ['bacs', 'cod', 'card'],
			payment_requirements: ['products'],
			...cart,
		}),
	);
	const page = Object.assign(new EventTarget(), {
		wc: {
			wcBlocksRegistry: {
				getPaymentMethods: () => methods,
				getExpressPaymentMethods: () => express,
			},
		},
	});
	const pageMethods = createPageMethods(page);
	registerPayment(registry, { methods: pageMethods, savedPaymentMethods: readSavedMethods(saved) });
	const clock = aClock();
	const running = startPaymentMethods({
		registry,
		methods: pageMethods,
		settings: decodeSettings({ paymentMethodSortOrder: ['card', 'bacs', 'cod'], ...settings }),
		isEditor,
		setTimer: clock.setTimer,
	});
	const payment = () => registry.select(paymentStore);
	const available = () => Object.keys(payment().getAvailablePaymentMethods());
	return { registry, clock, running, payment, available, page };
};

const yes = () => true;

test("offers methods that the cart lists and canMakePayment accepts, in the shop's order", async () => {
	const { available, payment } = start({
		cod: method(yes),
		other: method(yes),
		bacs: method(() => false),
		card: method(() => Promise.resolve(true)),
	});
	await settled();
	expect(available()).toEqual(['card', 'cod']);
	expect(payment().paymentMethodsInitialized()).toBe(true);
	expect(payment().getActivePaymentMethod()).toBe('card');
});

test('calls canMakePayment with the documented argument', async () => {
	const asked = jest.fn(() => true);
	start({ cod: method(asked) });
	await settled();
	expect(Object.keys(asked.mock.calls.flat()[0] ?? {}).sort()).toEqual(
		[
			'billingAddress',
			'billingData',
			'cart',
			'cartNeedsShipping',
			'cartTotals',
			'paymentMethods',
			'paymentRequirements',
			'selectedShippingMethods',
			'shippingAddress',
		].sort(),
	);
});

test('a slow method delays no other, is omitted after 5 s, and a late acceptance adds it', async () => {
	let answer: (value: boolean) => void = () => undefined;
	const slow = new Promise<boolean>((resolve) => (answer = resolve));
	const { available, payment, clock } = start({ card: method(() => slow), cod: method(yes) });
	await settled();
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
	const { registry, clock, payment } = start({ cod: method(canPay), bacs: method(yes) });
	await settled();
	void registry.dispatch(paymentStore).__internalSetActivePaymentMethod('cod');
	void registry.dispatch(cartStore).setCartData({ itemsCount: 3 });
	void registry.dispatch(cartStore).setCartData({ itemsCount: 4 });
	expect(canPay).toHaveBeenCalledTimes(1);
	expect(clock.pending()).toEqual([1000]);
	clock.ring(1000);
	await settled();
	expect(canPay).toHaveBeenCalledTimes(2);
	expect(payment().getActivePaymentMethod()).toBe('cod');
});

test('the selected method is dropped when it becomes unavailable; payment is idle and the first one selected', async () => {
	let bacsCanPay = true;
	const { registry, clock, payment, available } = start({
		bacs: method(() => bacsCanPay),
		cod: method(yes),
	});
	await settled();
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
	const { payment } = start({ cod: method(yes), card: method(yes, { supports }) }, { saved });
	await settled();
	expect(payment().getActiveSavedToken()).toBe('12');
	expect(payment().getPaymentMethodData()).toEqual({
		token: '12',
		payment_method: 'card',
		'wc-card-payment-token': '12',
		isSavedToken: true,
	});
	expect(payment().getActiveSavedPaymentMethods()).toMatchObject({ cc: [{ tokenId: 12 }] });
});

const registrationNotices = (registry: ReturnType<typeof start>['registry']) =>
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
	const { registry, available, payment } = start(
		{ card: method(canPay), cod: method(yes) },
		{ settings: { currentUserIsAdmin: true } },
	);
	await settled();
	expect(available()).toEqual(['cod']);
	const message = "There was an error registering the payment method with id 'card': No key";
	expect(payment().getRegistrationErrors()).toEqual([{ id: 'card', message }]);
	expect(registrationNotices(registry)).toMatchObject([
		{ id: 'wc-card-registration-error', content: message },
	]);
});

test('shoppers do not see the error', async () => {
	const { registry } = start({ card: method(() => ({ error: { message: 'No key' } })) });
	await settled();
	expect(registrationNotices(registry)).toEqual([]);
});

test("the cart's requirements are compared with the supported features", async () => {
	const features = { supports: { features: ['products', 'subscriptions'] } };
	const { available, payment } = start(
		{ cod: method(yes), card: method(yes, features) },
		{
			cart: { payment_requirements: ['subscriptions'] },
			settings: { checkout: { gateways: { cod: 'Cash', card: 'Card', old: 'Old' } } },
		},
	);
	await settled();
	expect(available()).toEqual(['card']);
	expect(payment().getIncompatiblePaymentMethods()).toEqual({ cod: 'Cash', old: 'Old' });
});

test('a gateway with an express method only is not incompatible', async () => {
	const { payment } = start(
		{},
		{
			express: { wallet: method(() => false, { title: 'Wallet', paymentMethodId: 'card' }) },
			settings: { checkout: { gateways: { cod: 'Cash', card: 'Card' } } },
		},
	);
	await settled();
	expect(payment().getIncompatiblePaymentMethods()).toEqual({ cod: 'Cash' });
	expect(payment().getAvailableExpressPaymentMethods()).toEqual({});
	expect(payment().getRegisteredExpressPaymentMethods()).toMatchObject({
		wallet: { name: 'wallet', title: 'Wallet', gatewayId: 'card' },
	});
});

test('in the editor every method is offered without calling canMakePayment', async () => {
	const never = jest.fn();
	const { available } = start({ other: method(never) }, { isEditor: true });
	await settled();
	expect(available()).toEqual(['other']);
	expect(never).not.toHaveBeenCalled();
});

test('express methods need not be listed by the cart; one that throws does not affect others', async () => {
	const { payment } = start(
		{},
		{
			express: {
				quick: method(yes, { title: 'Quick', supports: { style: ['height'] } }),
				broken: method(() => Promise.reject(new Error('x'))),
			},
		},
	);
	await settled();
	expect(payment().getAvailableExpressPaymentMethods()).toEqual({
		quick: {
			name: 'quick',
			title: 'Quick',
			description: '',
			gatewayId: 'quick',
			supportsStyle: ['height'],
		},
	});
	expect(payment().expressPaymentMethodsInitialized()).toBe(true);
});

test.each([
	['its gateway is not in the cart', { paymentMethodId: 'absent' }, false],
	['its gateway is in the cart', { paymentMethodId: 'card' }, true],
	['only its settings page is of another gateway', { gatewayId: 'absent' }, false],
	['one of its ids is in the cart', { gatewayId: 'absent', paymentMethodId: 'card' }, true],
	['it declares its own name', { gatewayId: 'quick', paymentMethodId: 'quick' }, true],
])('an express method is held against the cart: %s', async (_case, ids, isOffered) => {
	const { payment } = start({}, { express: { quick: method(yes, ids) } });
	await settled();
	expect(Object.keys(payment().getAvailableExpressPaymentMethods())).toEqual(
		isOffered ? ['quick'] : [],
	);
});

test('an express method with the name of a gateway that cannot pay this cart is not offered', async () => {
	const { payment } = start(
		{},
		{ express: { quick: method(yes) }, settings: { checkout: { gateways: { quick: 'Quick' } } } },
	);
	await settled();
	expect(payment().getAvailableExpressPaymentMethods()).toEqual({});
	expect(payment().expressPaymentMethodsInitialized()).toBe(true);
});

test('in the editor every express method is offered', async () => {
	const { payment } = start(
		{},
		{ express: { quick: method(yes, { paymentMethodId: 'absent' }) }, isEditor: true },
	);
	await settled();
	expect(Object.keys(payment().getAvailableExpressPaymentMethods())).toEqual(['quick']);
});

test('errors of registration wait for the end of an express payment, and are dropped by a new check', async () => {
	const methods: Record<string, object> = { card: method(yes) };
	const { registry, running } = start(methods, {
		express: { quick: method(yes) },
		settings: { currentUserIsAdmin: true },
	});
	await settled();
	const texts = () =>
		registry
			.select(noticesStore)
			.getNotices('wc/checkout/payments')
			.map(({ content }) => content);
	const choose = (name: string) =>
		void registry.dispatch(paymentStore).__internalSetActivePaymentMethod(name);
	choose('quick');
	methods.cod = method(() => ({ error: { message: 'No key.' } }));
	running.recompute();
	await settled();
	expect(texts()).toEqual([]);
	choose('card');
	expect(texts()).toEqual([expect.stringContaining('No key.')]);

	choose('quick');
	running.recompute();
	await settled();
	methods.cod = method(yes);
	running.recompute();
	await settled();
	choose('card');
	expect(texts()).toEqual([]);
});

test('a method registered later is queried too', async () => {
	const methods: Record<string, object> = { cod: method(yes) };
	const { page, clock, available } = start(methods);
	await settled();
	methods.card = method(yes);
	page.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED));
	clock.ring(0);
	await settled();
	expect(available()).toEqual(['card', 'cod']);
});

test('nothing is queried after stop', async () => {
	const canPay = jest.fn(() => true);
	const { registry, running, clock } = start({ cod: method(canPay) });
	await settled();
	running.stop();
	void registry.dispatch(cartStore).setCartData({ itemsCount: 3 });
	clock.ring(1000);
	expect(canPay).toHaveBeenCalledTimes(1);
});

test('gateways can read the whole state with getState', async () => {
	const { payment } = start({ cod: method(yes) });
	await settled();
	expect(payment().getState()).toMatchObject({ activePaymentMethod: 'cod', status: 'idle' });
});

test('a method named like an Object.prototype property is not an express method', async () => {
	const { payment } = start(
		{ constructor: method(yes) },
		{ cart: { payment_methods: ['constructor'] } },
	);
	await settled();
	expect(payment().getActivePaymentMethod()).toBe('constructor');
	expect(payment().isExpressPaymentMethodActive()).toBe(false);
	expect(payment().getCurrentStatus().isDoingExpressPayment).toBe(false);
});

test("queries immediately on a plugin's request, and not again for the pending change", async () => {
	const asked = jest.fn(() => true);
	const { registry, clock, running, available } = start({ cod: method(asked) });
	await settled();
	asked.mockReturnValue(false);
	void registry.dispatch(cartStore).setBillingAddress({ city: 'Paris' });
	running.recompute();
	await settled();
	expect(available()).toEqual([]);
	expect(clock.pending()).toEqual([]);
	expect(asked).toHaveBeenCalledTimes(2);
});
