/** Runs the extension of this folder on window.wc, with the cart as the island renders it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as data from '@wordpress/data';
import * as element from '@wordpress/element';
import { createElement } from '@wordpress/element';
import * as hooks from '@wordpress/hooks';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import '../../src/compat/plugins';
import { readCart } from '../../src/domain/cart/read';
import { isObject } from '../../src/domain/support/unknown';
import { CartIsland } from '../../src/islands/cart/island';
import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import { around, someSettings } from '../support/islands';
import { checkoutStore } from '../../src/stores/checkout/store/contract';
import { paymentStore } from '../../src/stores/checkout/payment/contract';
import type { Registry } from '../../src/stores/shared/registry';
import { aPage, seedOf } from '../support/stores';
import { validationStore } from '../../src/stores/checkout/validation';
import { aCart, aCoupon, anItem } from '../fixtures/builders';

/** Registry of the page: window.wc uses no other. */
const registry: Registry = {
	select: data.select,
	dispatch: data.dispatch,
	register: data.register,
	subscribe: (listener, name) => data.subscribe(listener, name),
};

const mug = anItem({ id: 12, name: 'Morning Mug', price: 1000, quantity: 2 });
const cart = aCart({
	items: [{ ...mug, extensions: { 'test-extension': { of: 'the line' } } }],
	coupons: [aCoupon('auto1', 100)],
	extensions: { 'test-extension': { isWrapped: true, price: '350' } },
});
const page = aPage(cart, { registry });

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

/** Values that the extension recorded. */
const record = (): Readonly<Record<string, unknown>> => {
	const found: unknown = Reflect.get(window, 'testExtension');
	return isObject(found) ? found : {};
};

const asked = (name: string): unknown => {
	const all = record().asked;
	return isObject(all) ? all[name] : undefined;
};

const renderCart = () => {
	const { Fills } = record();
	render(
		<div>
			<CartIsland
				printed={readCart(seedOf(cart))}
				settings={someSettings()}
				messages={[]}
				choices={NO_CHOICES}
				addressStartsOpen={false}
				area={() => null}
			/>
			{isComponent(Fills) && <Fills />}
		</div>,
	);
	return userEvent.setup();
};

beforeAll(() => {
	Reflect.set(window, 'wp', { element, data, hooks });
	new Function(readFileSync(join(__dirname, 'extension.js'), 'utf8'))();
});

beforeEach(() => {
	// One of the extension's fills always throws; React logs the error.
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('stores, also those of a checkout, exist while its script runs', () => {
	expect(record().told).toEqual({ early: 1, sameStore: true, missing: [] });
	expect(data.select(validationStore).hasValidationErrors()).toBe(false);
	expect(data.select(paymentStore).isPaymentIdle()).toBe(true);
	expect(data.select(checkoutStore).isIdle()).toBe(true);
});

test("its checkout filters apply in the cart, with WooCommerce's arguments", () => {
	renderCart();
	const row = around(screen.getByRole('link', { name: 'Morning Mug (no word, cart)' }), 'li');
	expect(row).toHaveClass('gift-2');
	expect(within(row).getByText('$10.00').parentElement).toHaveTextContent(/^each \$10\.00$/);
	expect(within(row).getByText('$20.00').parentElement).toHaveTextContent(/^all \$20\.00$/);
	expect(screen.getByRole('button', { name: 'Remove coupon Gift auto1' })).toBeVisible();
	expect(screen.getByText('Total of the gift', { selector: 'dt' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Proceed to checkout with 1' })).toHaveAttribute(
		'href',
		'/checkout/?gift',
	);
	expect(asked('itemName')).toMatchObject({
		value: 'Morning Mug',
		extensions: { 'test-extension': { of: 'the line' } },
		args: {
			context: 'cart',
			cartItem: { key: mug.key },
			cart: { items: [{ key: mug.key }], cartItems: [{ key: mug.key }], cartNeedsShipping: true },
		},
	});
	expect(asked('totalValue')).toMatchObject({
		value: '<price/>',
		extensions: { 'test-extension': { isWrapped: true } },
	});
});

test('its fills and blocks render in their slots, and one that throws does not affect the others', () => {
	renderCart();
	const summary = within(screen.getByRole('region', { name: 'Cart totals' }));
	expect(summary.getByText('Wrapping on woocommerce/cart')).toBeVisible();
	expect(summary.getByText('Wrapping is $3.50')).toBeVisible();
	expect(summary.getByText('Points on woocommerce/cart')).toBeVisible();
	const delivery = within(screen.getByRole('region', { name: 'Delivery' }));
	expect(delivery.getByText('Parcels on woocommerce/cart')).toBeVisible();
	expect(delivery.getByText('Gift parcel')).toBeVisible();
	expect(
		within(screen.getByRole('region', { name: 'Products in your cart' })).getByText('Gifts: 1'),
	).toBeVisible();
	expect(screen.queryByText(/^Shelf/)).toBeNull();
	expect(screen.queryByText('No gifts yet')).toBeNull();
});

test('its cart update returns the cart, and a refusal is reported to shopper and extension', async () => {
	const user = renderCart();
	await user.click(screen.getByRole('checkbox', { name: 'Wrap it' }));
	expect(page.port.intents.at(-1)).toEqual({
		type: 'extension',
		namespace: 'test-extension',
		data: { isWrapped: false },
	});
	page.port.failNext({
		kind: 'api',
		status: 400,
		code: 'woocommerce_rest_cart_extensions_error',
		message: 'There is no such namespace registered: nobody-knows-it.',
		params: [],
		cart: null,
		data: null,
	});
	await user.click(screen.getByRole('button', { name: 'Ask who is not there' }));
	expect(await screen.findByText('Told woocommerce_rest_cart_extensions_error')).toBeVisible();
	await waitFor(() => expect(page.texts()).toEqual([expect.stringMatching(/nobody-knows-it/)]));
});

test("its hooks are called for the shopper's actions", async () => {
	const user = renderCart();
	await user.click(screen.getByRole('button', { name: /^Increase quantity/ }));
	await waitFor(() => expect(record().actions).toHaveLength(1));
	await act(async () => {
		await page.doShopping.removeItem(mug.key);
	});
	expect(record().actions).toEqual([
		['cart-set-item-quantity', 'product,quantity'],
		['cart-remove-item', 'product,quantity'],
	]);
	expect(await screen.findByText('No gifts yet')).toBeVisible();
});
