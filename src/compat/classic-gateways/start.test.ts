import { screen } from '@testing-library/react';
import { decodeSettings } from '../../api';
import { aCheckout, aMethod, methodsOf, readyCart } from '../../../test/support/checkout-store';
import { aJQuery } from '../../../test/support/jquery';
import { pass } from '../../../test/support/stores';
import { cartStore } from '../../stores/cart/store/contract';
import { startClassicGateways } from './start';

const SCREEN = `
	<main data-island="checkout"><form></form><form class="storefront-checkout__form">
		<div hidden><div data-gateway='{"id":"acme","title":"Acme","button":"","features":[]}'></div></div>
		<div hidden><div data-gateway='{"id":"known","title":"Known","button":"","features":[]}'></div></div>
		<button type="button" aria-disabled="false" class="wc-block-components-checkout-place-order-button">Place order</button>
	</form></main>`;

const hydrate = async () => {
	screen.getByRole('main').setAttribute('data-hydrated', '');
	// Observers of the DOM are told in a microtask.
	await Promise.resolve();
};

interface Options {
	readonly refused?: readonly string[];
	readonly isHydrated?: boolean;
	/** Whether the method can be used. */
	readonly offer?: Promise<boolean>;
}

/** Starts on a checkout with a method for the classic checkout and one that a script has registered. */
const start = ({ refused = [], isHydrated = true, offer }: Options = {}) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(SCREEN));
	screen.getByRole('main').toggleAttribute('data-hydrated', isHydrated);
	const registerPaymentMethod = jest.fn();
	Reflect.set(window, 'wc', {
		wcBlocksRegistry: { registerPaymentMethod, getPaymentMethods: () => ({ known: {} }) },
	});
	const page = aCheckout(
		readyCart({ payment_methods: ['acme', 'cod'] }),
		offer && {
			dependencies: {
				methods: methodsOf({ acme: aMethod('acme', { canMakePayment: () => offer }) }),
			},
		},
	);
	window.storefrontIslands = {
		stores: {
			...page,
			refresh: () => Promise.resolve(),
			settings: decodeSettings({}),
			printedSettings: null,
			hasLeftChanges: false,
			printedCart: null,
		},
	};
	const { jQuery, ...classic } = aJQuery((event) => !refused.includes(event));
	window.jQuery = jQuery;
	const pressed = jest.fn();
	const button = screen.getByRole('button', { name: 'Place order' });
	// Where React listens.
	screen.getByRole('main').addEventListener('click', ({ target }) => {
		if (target === button) {
			pressed();
		}
	});
	const sent = jest.fn();
	button.closest('form')?.addEventListener('submit', sent);
	startClassicGateways(window);
	return { ...page, ...classic, registerPaymentMethod, button, pressed, sent };
};

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
	delete window.storefrontIslands;
	delete window.jQuery;
	Reflect.deleteProperty(window, 'wc');
});

it('offers the methods that no script has registered', () => {
	const { registerPaymentMethod } = start();
	expect(registerPaymentMethod.mock.calls).toMatchObject([[{ name: 'acme' }]]);
});

it('keeps the order back that the method’s own script refuses', () => {
	const { button, pressed, doPayment } = start({ refused: ['checkout_place_order_acme'] });
	void doPayment.__internalSetActivePaymentMethod('acme', {});
	button.click();
	expect(pressed).not.toHaveBeenCalled();
});

it('lets an order go that no script refuses', () => {
	const { button, pressed, asked, doPayment } = start();
	void doPayment.__internalSetActivePaymentMethod('acme', {});
	button.click();
	expect(pressed).toHaveBeenCalledTimes(1);
	expect(asked).toEqual(['checkout_place_order', 'checkout_place_order_acme']);
});

it('keeps the order back whose press a script at the button prevents, and asks nobody', () => {
	const { button, pressed, asked, sent, doPayment } = start();
	void doPayment.__internalSetActivePaymentMethod('acme', {});
	button.addEventListener('click', (event) => event.preventDefault(), { once: true });
	button.click();
	expect([pressed.mock.calls.length, sent.mock.calls.length, asked]).toEqual([0, 0, []]);
	button.click();
	expect(pressed).toHaveBeenCalledTimes(1);
});

it('tells listeners of the form that it is sent, also if its script refuses', () => {
	const { button, sent, doPayment } = start({ refused: ['checkout_place_order_acme'] });
	void doPayment.__internalSetActivePaymentMethod('acme', {});
	button.click();
	expect(sent).toHaveBeenCalledTimes(1);
	void doPayment.__internalSetActivePaymentMethod('cod', {});
	button.click();
	expect(sent).toHaveBeenCalledTimes(1);
});

it('has an early press wait until the page is hydrated and its method known, and asks then', async () => {
	let allow = (): void => undefined;
	const offer = new Promise<boolean>((resolve) => {
		allow = () => resolve(true);
	});
	const { button, pressed, asked } = start({ isHydrated: false, offer });
	button.click();
	await hydrate();
	expect([pressed.mock.calls.length, asked]).toEqual([0, []]);
	allow();
	await pass(0);
	expect(asked).toEqual(['checkout_place_order', 'checkout_place_order_acme']);
	expect(pressed).toHaveBeenCalledTimes(1);
});

it('forgets an early press once a method is chosen', async () => {
	const { button, pressed } = start({ isHydrated: false, offer: Promise.resolve(true) });
	button.click();
	expect(button).toHaveAttribute('aria-busy', 'true');
	const option = document.createElement('input');
	option.name = 'radio-control-wc-payment-method-options';
	screen.getByRole('main').append(option);
	option.dispatchEvent(new Event('change', { bubbles: true }));
	expect(button).not.toHaveAttribute('aria-busy');
	await hydrate();
	await pass(0);
	expect(pressed).not.toHaveBeenCalled();
});

it('leaves presses that the page records to whoever repeats them', async () => {
	const { button, pressed } = start({ isHydrated: false });
	window.storefrontIslands = { ...window.storefrontIslands, clicks: [] };
	button.click();
	await hydrate();
	await pass(0);
	expect(pressed).toHaveBeenCalledTimes(1);
});

it('asks no classic script of another method', () => {
	const { button, pressed, asked, doPayment } = start({ refused: ['checkout_place_order'] });
	void doPayment.__internalSetActivePaymentMethod('cod', {});
	button.click();
	expect(pressed).toHaveBeenCalledTimes(1);
	expect(asked).toEqual([]);
});

it('orders when a script submits the form, and not when a browser does', () => {
	const { call, checkout } = start();
	call('submit', { originalEvent: {} });
	expect(checkout().isIdle()).toBe(true);
	call('submit', {});
	expect(checkout().isIdle()).toBe(false);
});

it('tells of the chosen method, once for each choice', () => {
	const { raised, doPayment } = start();
	const before = raised.length;
	void doPayment.__internalSetActivePaymentMethod('acme', {});
	void doPayment.__internalSetActivePaymentMethod('acme', { number: '42' });
	expect(raised.slice(before)).toEqual(['payment_method_selected']);
	expect(screen.getByRole('main').querySelector('.storefront-checkout__form')).toHaveAttribute(
		'name',
		'checkout',
	);
});

it('has what is typed where classic scripts read it', () => {
	const { registry } = start();
	const value = (id: string) => Object(document.getElementById(id)).value;
	void registry.dispatch(cartStore).setShippingAddress({ city: 'Bern' });
	expect(['shipping_city', 'billing_city', 'billing_email'].map(value)).toEqual([
		'Bern',
		'Bern',
		'ada@example.org',
	]);
});
