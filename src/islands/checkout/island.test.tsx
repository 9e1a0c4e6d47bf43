import { createElement } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
	aBillingAddress,
	aCart,
	aCoupon,
	anItem,
	aShippingAddress,
} from '../../../test/fixtures/builders';
import type { PlaceOutcome } from '../../domain/checkout/order';
import { checkoutBlocks } from '../../compat/plugins/slots/checkout-blocks';
import { PluginSlot } from '../../compat/plugins/slot-content';
import { paymentStore } from '../../stores/checkout/payment/contract';
import { findAreas } from '../shared/areas';
import { NO_CHOICES } from '../shared/block-choices';
import { recordAnnouncements } from '../../../test/support/announcements';
import { around } from '../../../test/support/islands';
import { aMethod, anExpressMethod, renderCheckout } from '../../../test/support/checkout-island';

const mug = anItem({ id: 12, name: 'Morning Mug', price: 1000, quantity: 2 });
const bowl = anItem({ id: 13, name: 'Tea Bowl', price: 500 });

const ada = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '1 Market St',
	city: 'San Francisco',
	postcode: '94105',
	country: 'US',
	state: 'CA',
};

/** Cart that can be ordered without changes. */
const readyCart = (overrides: Parameters<typeof aCart>[0] = {}) =>
	aCart({
		items: [mug, bowl],
		payment_methods: ['cod', 'bacs'],
		shipping_address: aShippingAddress(ada),
		billing_address: aBillingAddress({ ...ada, email: 'ada@example.com' }),
		...overrides,
	});

const GATEWAYS = { checkout: { gateways: { cod: 'Cash', bacs: 'Bank transfer' } } };

const placeButton = () =>
	screen.getByRole<HTMLButtonElement>('button', {
		name: /Place order|Placing your order|Checking your order|Order placed|Pay by/,
	});
const payments = () => screen.getByRole('group', { name: 'Payment options' });
const summary = () => screen.getByRole('region', { name: 'Order summary' });

const ordered = (redirectUrl: string): PlaceOutcome => ({
	kind: 'ordered',
	response: {
		httpStatus: 200,
		orderId: 77,
		customerId: 0,
		orderStatus: 'processing',
		payment: { message: '', paymentStatus: 'success', redirectUrl, paymentDetails: {} },
		raw: {},
	},
});

/** Silences the errors that React logs when a boundary has caught one. */
const silenceReact = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** The terms as PHP has printed them. */
const termsArea = (() => {
	const [printed, island, terms, link] = ['div', 'div', 'div', 'a'].map((name) =>
		document.createElement(name),
	);
	link?.append('the terms');
	link?.setAttribute('href', '/terms/');
	terms?.setAttribute('data-area', 'terms');
	terms?.append('Yes to ', link ?? '');
	printed?.append(island ?? '', terms ?? '');
	return findAreas(island ?? document.body);
})();
const REQUIRED = { ...NO_CHOICES, flags: ['terms-required'] };

afterEach(() => jest.restoreAllMocks());

test('shows the order summary, the totals and a link back to the cart', async () => {
	await renderCheckout(readyCart({ coupons: [aCoupon('save10', 200)] }));
	const lines = within(summary()).getAllByRole('listitem');
	expect(lines[0]).toHaveTextContent('Morning MugQuantity: 2$10.00$20.00');
	expect(within(summary()).getByText('save10')).toBeVisible();
	expect(within(summary()).getByText('Subtotal').closest('dl')).toHaveTextContent('$25.00');
	expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart/');
	expect(placeButton()).toHaveAttribute('aria-disabled', 'false');
});

test('analytics plugins are notified of the checkout once', async () => {
	const action = 'experimental__woocommerce_blocks-checkout-render-checkout-form';
	const told: unknown[] = [];
	addAction(action, 'test', (details) => void told.push(details));
	const { doCart } = await renderCheckout(readyCart());
	await act(async () => void (await doCart.receiveCart({ items: [] })));
	expect(told).toEqual([
		{ storeCart: expect.objectContaining({ items: [expect.anything(), expect.anything()] }) },
	]);
	removeAction(action, 'test');
});

test('an empty cart shows a link to the shop', async () => {
	await renderCheckout(aCart());
	expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop/');
	expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
});

test('a shop without guest checkout asks visitors to log in', async () => {
	await renderCheckout(readyCart(), {
		settings: { checkout: { allowsGuests: false, offersAccount: false, loginUrl: '/login/' } },
	});
	expect(screen.getByText('You must be logged in to check out.')).toBeVisible();
	expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login/');
});

test('a payment method chosen before a reload is chosen again', async () => {
	const { payment, registry } = await renderCheckout(readyCart(), { settings: GATEWAYS });
	expect(within(payments()).getByRole('radio', { name: 'Pay with cod' })).toBeChecked();
	await act(async () => void registry.dispatch(paymentStore).pickOption('bacs'));
	expect(within(payments()).getByRole('radio', { name: 'Pay with bacs' })).toBeChecked();
	expect(payment().getActivePaymentMethod()).toBe('bacs');
	// The picked option is applied once only: a method that a plugin makes active afterwards stays active.
	await act(
		async () => void registry.dispatch(paymentStore).__internalSetActivePaymentMethod('cod'),
	);
	expect(payment().getActivePaymentMethod()).toBe('cod');
});

test('totals wait for what the shop is told of the address, not for what is invalid', async () => {
	const { doCart, doShopping, validation } = await renderCheckout(readyCart());
	const totals = within(summary()).getByText('Subtotal').closest('dl');
	const invalid = { message: 'Wrong', hidden: true };
	await act(async () => {
		void validation.setValidationErrors({ shipping_postcode: invalid, billing_postcode: invalid });
		await doCart.setShippingAddress({ country: 'CA', state: '' });
	});
	expect(totals).toHaveAttribute('aria-busy', 'true');
	await act(() => doShopping.leaveAddress());
	expect(totals).toHaveAttribute('aria-busy', 'false');
	await act(async () => void (await doCart.setShippingAddress({ first_name: 'Grace' })));
	expect(totals).toHaveAttribute('aria-busy', 'false');
	await act(async () => void (await doCart.setShippingAddress({ city: 'Ottawa' })));
	expect(totals).toHaveAttribute('aria-busy', 'true');
});

test('expected payment methods reserve their space until their scripts have registered', async () => {
	await renderCheckout(readyCart(), {
		settings: GATEWAYS,
		methods: [aMethod('cod', { canMakePayment: () => new Promise(() => undefined) })],
	});
	const names = within(payments()).getAllByRole('radio');
	expect(names.map((radio) => radio.closest('label')?.textContent)).toEqual([
		'Cash',
		'Bank transfer',
	]);
	expect(names[0]).toBeChecked();
	expect(names[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
});

test('a payment method renders its label and content; another selection replaces it', async () => {
	const { user, payment } = await renderCheckout(readyCart());
	expect(screen.getByRole('radio', { name: 'Pay with cod' })).toBeChecked();
	expect(screen.getByText('About cod')).toBeVisible();
	await user.click(screen.getByRole('radio', { name: 'Pay with bacs' }));
	expect(screen.getByText('About bacs')).toBeVisible();
	expect(screen.queryByText('About cod')).toBeNull();
	expect(payment().getActivePaymentMethod()).toBe('bacs');
});

test('a method selected before canMakePayment resolves stays selected', async () => {
	let answer: (canPay: boolean) => void = () => undefined;
	const slow = new Promise<boolean>((resolve) => {
		answer = resolve;
	});
	const { user, payment } = await renderCheckout(readyCart(), {
		settings: GATEWAYS,
		methods: [aMethod('cod', { canMakePayment: () => slow }), aMethod('bacs')],
	});
	await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
	expect(screen.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
	await act(async () => {
		answer(true);
		await slow;
	});
	await waitFor(() => expect(screen.getByRole('radio', { name: 'Pay with bacs' })).toBeChecked());
	expect(payment().getActivePaymentMethod()).toBe('bacs');
});

test('saved cards precede new ones, the first is selected, and its token is sent', async () => {
	const Card = ({ token = '' }: { readonly token?: string }) => <p>{`Card ${token}`}</p>;
	const saved = (tokenId: number, expires: string) => ({
		tokenId,
		method: { gateway: 'cod', last4: '4242', brand: 'Visa' },
		expires,
	});
	const { user, payment } = await renderCheckout(readyCart(), {
		settings: { checkout: { savedPaymentMethods: { cc: [saved(7, '12/29'), saved(8, '01/30')] } } },
		methods: [
			aMethod('cod', {
				savedTokenComponent: <Card />,
				supports: {
					showSavedCards: true,
					showSaveOption: false,
					features: ['products'],
					style: [],
				},
			}),
			aMethod('bacs'),
		],
	});
	const names = within(payments())
		.getAllByRole('radio')
		.map((radio) => radio.closest('label')?.textContent);
	expect(names).toEqual([
		'Visa ending in 4242 (expires 12/29)',
		'Visa ending in 4242 (expires 01/30)',
		'Pay with cod',
		'Pay with bacs',
	]);
	expect(screen.getByText('Card 7')).toBeVisible();
	await user.click(screen.getByRole('radio', { name: /01\/30/ }));
	expect(screen.getByText('Card 8')).toBeVisible();
	expect(payment().getPaymentMethodData()).toEqual({
		token: '8',
		payment_method: 'cod',
		'wc-cod-payment-token': '8',
		isSavedToken: true,
	});
	await user.click(screen.getByRole('radio', { name: 'Pay with cod' }));
	expect(payment().getActiveSavedToken()).toBe('');
});

test("the customer's default card is selected, wherever it is in the list", async () => {
	const card = (tokenId: number, isDefault: boolean) => ({
		tokenId,
		method: { gateway: 'cod', last4: String(tokenId), brand: 'Visa' },
		is_default: isDefault,
	});
	const { payment } = await renderCheckout(readyCart(), {
		settings: { checkout: { savedPaymentMethods: { cc: [card(1111, false), card(2222, true)] } } },
		methods: [
			aMethod('cod', {
				supports: {
					showSavedCards: true,
					showSaveOption: false,
					features: ['products'],
					style: [],
				},
			}),
		],
	});
	expect(screen.getByRole('radio', { name: /2222/ })).toBeChecked();
	expect(payment().getPaymentMethodData()).toMatchObject({ token: '2222' });
});

test('a card can be saved if there is, or will be, an account', async () => {
	const supports = {
		showSavedCards: true,
		showSaveOption: true,
		features: ['products'],
		style: [],
	};
	const name = 'Save payment information to my account for future purchases.';
	const { user, payment } = await renderCheckout(readyCart(), {
		settings: { checkout: { allowsGuests: true, offersAccount: true } },
		methods: [aMethod('cod', { supports })],
	});
	expect(screen.queryByRole('checkbox', { name })).toBeNull();
	await user.click(screen.getByRole('checkbox', { name: /Create an account/ }));
	await user.click(screen.getByRole('checkbox', { name }));
	expect(payment().getShouldSavePaymentMethod()).toBe(true);
});

test('a payment method that throws does not affect the others', async () => {
	silenceReact();
	const Broken = () => {
		throw new Error('No card form.');
	};
	const { user } = await renderCheckout(readyCart(), {
		methods: [aMethod('cod', { content: <Broken /> }), aMethod('bacs')],
	});
	expect(screen.getByText(/does not work at the moment/)).not.toHaveTextContent('No card form.');
	await user.click(screen.getByRole('radio', { name: 'Pay with bacs' }));
	expect(screen.getByText('About bacs')).toBeVisible();
});

test('administrators see the error, and which methods are hidden from shoppers', async () => {
	silenceReact();
	const Broken = () => {
		throw new Error('No card form.');
	};
	await renderCheckout(readyCart(), {
		settings: {
			currentUserIsAdmin: true,
			checkout: { gateways: { cod: 'Cash', other: 'Other gateway' } },
		},
		methods: [aMethod('cod', { content: <Broken /> })],
	});
	expect(screen.getByText(/does not work at the moment/)).toHaveTextContent('No card form.');
	expect(await screen.findByText(/Only administrators see this/)).toHaveTextContent(
		'Other gateway',
	);
});

test('shows a message when no payment method is available', async () => {
	await renderCheckout(readyCart(), { methods: [aMethod('cod', { canMakePayment: () => false })] });
	expect(await screen.findByText(/no payment methods available/)).toBeVisible();
});

test('no payment methods are shown when nothing is due', async () => {
	await renderCheckout(readyCart({ needs_payment: false }));
	expect(screen.queryByRole('group', { name: 'Payment options' })).toBeNull();
	expect(placeButton()).toBeVisible();
});

test('express buttons are on top; while one is active the others and the order button are disabled', async () => {
	silenceReact();
	const Button = ({ name, onClick }: { readonly name: string; readonly onClick?: () => void }) => (
		<button type="button" onClick={onClick}>
			{name}
		</button>
	);
	const Broken = () => {
		throw new Error('Gone.');
	};
	const { user } = await renderCheckout(
		readyCart({ payment_methods: ['cod', 'quick', 'fast', 'bad'] }),
		{
			express: [
				anExpressMethod('quick', <Button name="Quick" />),
				anExpressMethod('fast', <Button name="Fast" />),
				anExpressMethod('bad', <Broken />),
			],
		},
	);
	expect(await screen.findByRole('region', { name: 'Express checkout' })).toBeVisible();
	expect(screen.getByText('Or continue below')).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Quick' }));
	expect(around(screen.getByText('Fast'), 'li')).toHaveAttribute('inert');
	expect(around(screen.getByText('Quick'), 'li')).not.toHaveAttribute('inert');
	expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
});

test.each([
	[{}, 'none'],
	[{ 'express-height': '40' }, '40 4'],
	[{ 'express-radius': '9' }, '48 9'],
])('express buttons with the sizes %j of the block get %s', async (measures, expected) => {
	const Sized = ({
		buttonAttributes,
	}: {
		readonly buttonAttributes?: { readonly height: string; readonly borderRadius: string };
	}) => (
		<p>
			{buttonAttributes ? `${buttonAttributes.height} ${buttonAttributes.borderRadius}` : 'none'}
		</p>
	);
	await renderCheckout(readyCart({ payment_methods: ['cod', 'quick'] }), {
		choices: { ...NO_CHOICES, measures },
		express: [anExpressMethod('quick', <Sized />)],
	});
	expect(await screen.findByText(expected)).toBeVisible();
});

test("a payment method can set the button's label", async () => {
	const { user } = await renderCheckout(readyCart(), {
		methods: [aMethod('cod'), aMethod('bacs', { placeOrderButtonLabel: 'Pay by bank' })],
	});
	expect(placeButton()).toHaveTextContent('Place order');
	await user.click(screen.getByRole('radio', { name: 'Pay with bacs' }));
	expect(placeButton()).toHaveTextContent('Pay by bank');
});

test('an order with errors lists them, focuses the first, and announces their number once', async () => {
	const { user, orders } = await renderCheckout(
		readyCart({ billing_address: aBillingAddress({ ...ada, email: '' }) }),
	);
	const firstName = screen.getByRole('textbox', { name: 'First name' });
	const email = screen.getByRole('textbox', { name: 'Email address' });
	await user.clear(firstName);
	const { take, stop } = recordAnnouncements();
	const said = () => take().filter((text) => text.includes('attention'));
	await user.click(placeButton());
	await waitFor(() => expect(email).toHaveFocus());
	const links = () =>
		screen.queryAllByRole('button', { name: /^Enter your/ }).map(({ textContent }) => textContent);
	await waitFor(() =>
		expect(links()).toEqual(['Enter your email address', 'Enter your first name']),
	);
	expect(said()).toEqual(['polite: 2 fields need your attention:']);
	expect(screen.queryByRole('alert')).toBeNull();
	expect(firstName).toHaveAccessibleDescription('Enter your first name');
	await user.click(screen.getByRole('button', { name: 'Enter your first name' }));
	expect(firstName).toHaveFocus();
	await user.type(firstName, 'Ada');
	await user.tab();
	expect(links()).toEqual(['Enter your email address']);
	expect(said()).toEqual([]);
	await user.click(placeButton());
	await waitFor(() => expect(said()).toEqual(['polite: 1 field needs your attention:']));
	expect(email).toHaveFocus();
	await user.type(email, 'ada@example.com');
	await waitFor(() => expect(links()).toEqual([]));
	expect(screen.queryByText(/needs? your attention/)).toBeNull();
	expect(said()).toEqual([]);
	stop();
	expect(orders).toEqual([]);
});

test('two presses place one order, and the button shows the progress', async () => {
	const { user, orders } = await renderCheckout(readyCart());
	const { take, stop } = recordAnnouncements();
	await user.dblClick(placeButton());
	await waitFor(() => expect(orders).toHaveLength(1));
	expect(take()).toEqual(['polite: Placing your order…']);
	stop();
	expect(placeButton()).toHaveTextContent('Placing your order…');
	expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
	expect(placeButton()).toHaveAttribute('aria-busy', 'true');
});

test('after the order the page navigates, and the summary stays visible although the cart is empty', async () => {
	const { user, left, doCart } = await renderCheckout(readyCart(), {
		place: () => Promise.resolve(ordered('https://shop.example/received/')),
	});
	await user.click(placeButton());
	await waitFor(() => expect(left).toEqual(['https://shop.example/received/']));
	expect(placeButton()).toHaveTextContent('Order placed. One moment…');
	await act(async () => {
		await doCart.receiveCart({ ...aCart() });
	});
	expect(within(summary()).getByText('Morning Mug')).toBeVisible();
	expect(screen.queryByText('Your cart is empty')).toBeNull();
});

test('a lost response is queried, without a request to pay again', async () => {
	const { user } = await renderCheckout(readyCart(), {
		place: () => Promise.resolve({ kind: 'unreachable', reason: 'timeout' }),
	});
	await user.click(placeButton());
	expect(
		await screen.findByText(
			'We are asking the shop what became of your order. Please do not pay again.',
		),
	).toBeVisible();
	expect(placeButton()).toHaveTextContent('Checking your order…');
	expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
	expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('an uncertain order is reported with its number, and cannot be paid again', async () => {
	const { user, orders } = await renderCheckout(readyCart({ payment_methods: ['cod', 'quick'] }), {
		place: () => Promise.resolve({ kind: 'uncertain', orderId: 77 }),
		express: [anExpressMethod('quick', <button type="button">Quick</button>)],
	});
	await user.click(placeButton());
	expect(await screen.findByText(/your order 77/)).toHaveTextContent('do not pay again');
	expect(around(screen.getByText('Quick'), 'li')).toHaveAttribute('inert');
	await user.click(placeButton());
	expect(orders).toHaveLength(1);
});

test('a coupon error is shown beside its field, and does not stop the order', async () => {
	const { user, notices } = await renderCheckout(readyCart());
	const details = around<HTMLDetailsElement>(screen.getByText('Add a coupon'), 'details');
	act(() => {
		details.open = true;
		details.dispatchEvent(new Event('toggle'));
	});
	const code = screen.getByRole('textbox', { name: 'Coupon code' });
	await user.type(code, 'nonsense{Enter}');
	await waitFor(() => expect(code).toBeInvalid());
	expect(code).toHaveAccessibleDescription(/nonsense/);
	expect(notices()).toEqual([]);
	expect(placeButton()).toHaveAttribute('aria-disabled', 'false');
});

test('terms stand as the server has printed them', async () => {
	await renderCheckout(readyCart(), { area: termsArea });
	expect(screen.getByRole('link', { name: 'the terms' })).toHaveAttribute('href', '/terms/');
	expect(screen.queryByRole('checkbox', { name: /the terms/ })).toBeNull();
});

test('texts of the block stand instead of the usual ones', async () => {
	await renderCheckout(readyCart(), {
		choices: {
			...NO_CHOICES,
			texts: {
				'contact-fields': 'About you',
				'contact-fields-description': 'For this order only.',
				'place-order': 'Order and Place order',
				'price-separator': '|',
				'return-to-cart': 'Once more',
				'payment-method': 7,
			},
			urls: { cart: '/basket/' },
		},
	});
	expect(screen.getByRole('group', { name: 'About you' })).toHaveTextContent(
		'For this order only.',
	);
	expect(placeButton()).toHaveTextContent('Order and Place order | $36.00');
	expect(screen.getByRole('link', { name: 'Once more' })).toHaveAttribute('href', '/basket/');
	expect(payments()).toBeVisible();
});

test('an order is refused without the required tick, also when it was taken away again', async () => {
	const { orders, user } = await renderCheckout(readyCart(), {
		area: termsArea,
		choices: REQUIRED,
	});
	const tick = screen.getByRole('checkbox', { name: 'Yes to the terms' });
	expect(tick).toBeRequired();
	expect(tick).toHaveAttribute('aria-invalid', 'false');
	await user.click(placeButton());
	await waitFor(() => expect(tick).toHaveAttribute('aria-invalid', 'true'));
	expect(tick).toHaveAccessibleDescription('Please tick this box to place your order.');
	await waitFor(() => expect(tick).toHaveFocus());
	await user.click(tick);
	expect(tick).toHaveAttribute('aria-invalid', 'false');
	await user.click(tick);
	await user.click(placeButton());
	await waitFor(() => expect(tick).toHaveAttribute('aria-invalid', 'true'));
	expect(orders).toEqual([]);
	await user.click(tick);
	await user.click(placeButton());
	await waitFor(() => expect(orders).toHaveLength(1));
});

test.each([
	['wc/checkout/payments', 'Payment options'],
	['wc/checkout/shipping-address', 'Shipping address'],
	['wc/checkout/contact-information', 'Contact information'],
])('a notice in %s is shown in its section, as text', async (context, section) => {
	const { addNotice } = await renderCheckout(readyCart());
	act(() => addNotice('Not &#8220;like <em>this</em>&rdquo;.', context));
	expect(within(screen.getByRole('group', { name: section })).getByRole('alert')).toHaveTextContent(
		'Not “like this”.',
	);
});

test('checkout filters change item names, the total and the button', async () => {
	const words: Readonly<Record<string, unknown>> = {
		coupons: [{ code: 'auto1', label: 'For our friends' }],
		itemName: 'A mug by any other name',
		cartItemPrice: 'from <price/> a month',
		totalLabel: 'Due today',
		placeOrderButtonLabel: 'Pay by mug',
	};
	Reflect.set(window, 'wc', {
		blocksCheckout: {
			applyCheckoutFilter: ({
				filterName,
				defaultValue,
			}: Record<'filterName' | 'defaultValue', string>) => words[filterName] ?? defaultValue,
		},
	});
	await renderCheckout(
		readyCart({ items: [mug], coupons: [aCoupon('auto1', 100), aCoupon('hidden', 50)] }),
	);
	expect(within(summary()).getByText('For our friends')).toBeVisible();
	expect(within(summary()).queryByText('hidden')).toBeNull();
	expect(within(summary()).getByText('A mug by any other name')).toBeVisible();
	expect(within(summary()).getByText('from $20.00 a month')).toBeVisible();
	expect(within(summary()).getByText('Due today')).toBeVisible();
	expect(placeButton()).toHaveTextContent('Pay by mug');
	Reflect.deleteProperty(window, 'wc');
});

test('blocks of plugins are rendered at the end of their sections and of the order summary', async () => {
	const block = (name: string, parent: string) =>
		checkoutBlocks.register({
			metadata: { name, parent: [`woocommerce/checkout-${parent}-block`] },
			component: ({ cart }: { cart: { items: readonly unknown[] } }) => (
				<p>{`${name} of ${String(cart.items.length)}`}</p>
			),
			force: true,
		});
	block('test/locker', 'contact-information');
	block('test/tax', 'billing-address');
	block('test/gift', 'fields');
	block('test/points', 'order-summary');
	window.storefrontIslands = {
		plugins: { PluginSlot, checkoutStarted: () => () => undefined },
	};
	await renderCheckout(readyCart({ billing_address: aBillingAddress({ city: 'Oakland' }) }));
	const section = (name: string) => within(screen.getByRole('group', { name }));
	expect(section('Contact information').getByText('test/locker of 2')).toBeVisible();
	expect(section('Billing address').getByText('test/tax of 2')).toBeVisible();
	expect(within(summary()).getByText('test/points of 2')).toBeVisible();
	expect(screen.getByText('test/gift of 2').closest('fieldset')).toBeNull();
});
