import { waitFor } from '@testing-library/react';
import { PAYMENT_METHODS_CHANGED } from '../../stores/checkout/payment/methods';
import { watchExpress } from './express-place';

const CONFIG = { name: 'pay', content: 'Pay', edit: 'Pay', canMakePayment: () => true };

let registered: Record<string, unknown> = {};
let stop: () => void = () => undefined;
const unmount = jest.fn();
const mount = jest.fn(() => unmount);
const load = jest.fn((name: string) => {
	window.storefrontIslands = {
		...window.storefrontIslands,
		modules: { [name]: { mount } },
	};
	return Promise.resolve();
});

beforeEach(() => {
	jest.clearAllMocks();
	registered = {};
	window.wc = { wcBlocksRegistry: { getExpressPaymentMethods: () => registered } };
	window.storefrontIslands = { load };
	const data = document.createElement('script');
	data.type = 'application/json';
	data.id = 'storefront-islands-page';
	data.textContent = JSON.stringify({ api: { root: '/wp-json/' } });
	document.body.replaceChildren(data);
});

afterEach(() => stop());

test('the script is loaded once a method has registered, and draws with the root of the shop', async () => {
	const element = document.createElement('div');
	stop = watchExpress(window, element);
	expect(load).not.toHaveBeenCalled();
	registered = { pay: CONFIG };
	window.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED));
	window.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED));
	await waitFor(() =>
		expect(mount).toHaveBeenCalledWith(element, expect.objectContaining({ root: '/wp-json/' })),
	);
	expect(load.mock.calls).toEqual([['cart-express']]);
	stop();
	expect(unmount).toHaveBeenCalledTimes(1);
});

test('a cart that is empty before the script has arrived draws nothing', async () => {
	registered = { pay: CONFIG };
	stop = watchExpress(window, document.createElement('div'));
	stop();
	await Promise.all(load.mock.results.map(({ value }): unknown => value));
	expect(mount).not.toHaveBeenCalled();
});
