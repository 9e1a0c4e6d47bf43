import { store as noticesStore } from '@wordpress/notices';
import { method, settled, startMethods, yes } from '../../../../test/support/payment-methods';
import { paymentStore } from './contract';

test('a gateway with an express method only is not incompatible', async () => {
	const { payment } = await startMethods(
		{},
		{
			express: { wallet: method(() => false, { title: 'Wallet', paymentMethodId: 'card' }) },
			settings: { checkout: { gateways: { cod: 'Cash', card: 'Card' } } },
		},
	);
	expect(payment().getIncompatiblePaymentMethods()).toEqual({ cod: 'Cash' });
	expect(payment().getAvailableExpressPaymentMethods()).toEqual({});
	expect(payment().getRegisteredExpressPaymentMethods()).toMatchObject({
		wallet: { name: 'wallet', title: 'Wallet', gatewayId: 'card' },
	});
});

test('express methods need not be listed by the cart; one that throws does not affect others', async () => {
	const { payment } = await startMethods(
		{},
		{
			express: {
				quick: method(yes, { title: 'Quick', supports: { style: ['height'] } }),
				broken: method(() => Promise.reject(new Error('x'))),
			},
		},
	);
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
	const { payment } = await startMethods({}, { express: { quick: method(yes, ids) } });
	expect(Object.keys(payment().getAvailableExpressPaymentMethods())).toEqual(
		isOffered ? ['quick'] : [],
	);
});

test('an express method with the name of a gateway that cannot pay this cart is not offered', async () => {
	const { payment } = await startMethods(
		{},
		{ express: { quick: method(yes) }, settings: { checkout: { gateways: { quick: 'Quick' } } } },
	);
	expect(payment().getAvailableExpressPaymentMethods()).toEqual({});
	expect(payment().expressPaymentMethodsInitialized()).toBe(true);
});

test.each([
	['card_express', ['card_express']],
	['cardinal', []],
])(
	'a gateway for express only (%s) may be listed by the id that its own begins with',
	async (name, offered) => {
		const { payment } = await startMethods(
			{},
			{
				express: { [name]: method(yes) },
				settings: { checkout: { gateways: { [name]: 'Card' } } },
			},
		);
		expect(Object.keys(payment().getAvailableExpressPaymentMethods())).toEqual(offered);
	},
);

test('in the editor every express method is offered', async () => {
	const { payment } = await startMethods(
		{},
		{ express: { quick: method(yes, { paymentMethodId: 'absent' }) }, isEditor: true },
	);
	expect(Object.keys(payment().getAvailableExpressPaymentMethods())).toEqual(['quick']);
});

test('errors of registration wait for the end of an express payment, and are dropped by a new check', async () => {
	const methods: Record<string, object> = { card: method(yes) };
	const { registry, running } = await startMethods(methods, {
		express: { quick: method(yes) },
		settings: { currentUserIsAdmin: true },
	});
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
