/** Runs the plain scripts of this folder on window.wc and renders the payment methods like the checkout. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import * as element from '@wordpress/element';
import { createElement } from '@wordpress/element';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { GatewayContent, GatewayLabel, GatewaySavedToken } from '../../src/compat/gateway/content';
import { GatewayProvider } from '../../src/compat/gateway/use-gateway-props';
import '../../src/compat/wc';
import { decodeSettings } from '../../src/api';
import { ExpressContent } from '../../src/islands/checkout/express/button';
import { createPageMethods } from '../../src/stores/checkout/payment/methods';
import { paymentStore } from '../../src/stores/checkout/payment/contract';
import { aCheckout, readyCart } from '../support/checkout-store';

const METHODS = ['test_method', 'test_broken', 'test_slow', 'test_refused', 'test_hidden'];

const runScript = (name: string): void => {
	new Function(readFileSync(join(__dirname, `${name}.js`), 'utf8'))();
};

const methods = createPageMethods(window);

beforeAll(() => {
	Reflect.set(window, 'wp', { element });
	runScript('test-method');
	runScript('test-express');
});

beforeEach(() => {
	jest.useFakeTimers();
});

afterEach(() => {
	jest.restoreAllMocks();
	jest.useRealTimers();
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

const start = async () => {
	const page = aCheckout(readyCart({ payment_methods: METHODS }), { dependencies: { methods } });
	await settle();
	return page;
};

const draw = (content: ReactElement, page: Awaited<ReturnType<typeof start>>) => {
	const registry = Object.assign(createRegistry(), page.registry);
	render(
		<RegistryProvider value={registry}>
			<GatewayProvider value={{ ...page, settings: decodeSettings({}) }}>{content}</GatewayProvider>
		</RegistryProvider>,
	);
	return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

const testMethod = () => Reflect.get(window, 'testMethod');
const method = (name: string) => methods.getPaymentMethods()[name]!;

test('each method is offered according to canMakePayment and extensions', async () => {
	const { registry } = await start();
	const available = () => Object.keys(registry.select(paymentStore).getAvailablePaymentMethods());
	expect(available()).toEqual(['test_method', 'test_broken']);
	await act(() => jest.advanceTimersByTimeAsync(9000));
	expect(available()).toEqual(['test_method', 'test_broken', 'test_slow']);
	expect(registry.select(paymentStore).getRegistrationErrors()).toMatchObject([
		{ id: 'test_refused' },
	]);
	expect(testMethod().asked.at(-1)).toMatchObject({
		paymentMethods: METHODS,
		cartNeedsShipping: expect.any(Boolean),
	});
});

test('content receives every documented prop', async () => {
	draw(<GatewayContent method={method('test_method')} />, await start());
	expect(await screen.findByText(/ USD$/)).toBeVisible();
	expect(screen.getByText('San Francisco – San Francisco')).toBeVisible();
	expect(Object.keys(testMethod().props).sort()).toEqual([
		'activePaymentMethod',
		'billing',
		'cartData',
		'checkoutStatus',
		'components',
		'emitResponse',
		'eventRegistration',
		'onSubmit',
		'paymentStatus',
		'setExpressPaymentError',
		'shippingData',
		'shippingStatus',
		'shouldSavePayment',
	]);
	expect(testMethod().props).toMatchObject({
		billing: { billingData: { email: 'ada@example.org' }, cartTotal: { label: 'Total' } },
		shippingData: { needsShipping: expect.any(Boolean), selectedRates: expect.any(Object) },
		checkoutStatus: { isIdle: true },
		paymentStatus: { isPristine: true },
	});
});

test('a label receives the components', async () => {
	draw(<GatewayLabel method={method('test_method')} />, await start());
	expect(await screen.findByText('Test method')).toHaveClass(
		'wc-block-components-payment-method-label',
	);
});

test('a saved token component receives the token', async () => {
	draw(<GatewaySavedToken method={method('test_method')} token="12" />, await start());
	expect(await screen.findByText('Saved token 12')).toBeVisible();
});

test('an express method is active until it is closed, and the previous method is restored', async () => {
	const page = await start();
	const button = methods.getExpressPaymentMethods().test_express!;
	const user = draw(
		<ExpressContent method={button} buttonAttributes={{ height: '48', borderRadius: '4' }} />,
		page,
	);
	await user.click(await screen.findByRole('button', { name: 'Test express' }));
	expect(page.registry.select(paymentStore).getActivePaymentMethod()).toBe('test_express');
	expect(page.registry.select(paymentStore).isExpressPaymentStarted()).toBe(true);
	await user.click(screen.getByRole('button', { name: 'Cancel the test' }));
	expect(page.registry.select(paymentStore).getActivePaymentMethod()).toBe('test_method');
});

test('data of payment setup is sent with the order', async () => {
	const page = await start();
	draw(<GatewayContent method={method('test_method')} />, page);
	await act(async () => testMethod().props.onSubmit());
	await act(() => jest.advanceTimersByTimeAsync(100));
	expect(page.orders.posts.at(-1)?.request.payment).toEqual({
		method: 'test_method',
		data: expect.arrayContaining([{ key: 'test_token', value: 'tok_1' }]),
	});
});
