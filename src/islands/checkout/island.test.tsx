import { createElement } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBillingAddress, aCart, aCoupon, anItem } from '../../../test/fixtures/builders';
import { checkoutBlocks } from '../../compat/plugins/slots/checkout-blocks';
import { PluginSlot } from '../../compat/plugins/slot-content';
import { findAreas } from '../shared/areas';
import { NO_CHOICES } from '../shared/block-choices';
import { recordAnnouncements } from '../../../test/support/announcements';
import { around, unfold } from '../../../test/support/islands';
import { ada, readyCart } from '../../../test/support/checkout-store';
import { anAnswer } from '../../../test/fixtures/checkout-events';
import { anExpressMethod, renderCheckout } from '../../../test/support/checkout-island';

const placeButton = () =>
	screen.getByRole('button', { name: /^(?:Place|Placing|Checking|Order placed|Pay)/ });
const summary = () => screen.getByRole('region', { name: 'Order summary' });

afterEach(() => jest.restoreAllMocks());

test('analytics plugins are notified of the checkout once', async () => {
	const action = 'experimental__woocommerce_blocks-checkout-render-checkout-form';
	const told: unknown[] = [];
	addAction(action, 'test', (details) => void told.push(details));
	const { doCart } = await renderCheckout(readyCart());
	await act(async () => void (await doCart.receiveCart({ items: [] })));
	expect(told).toEqual([{ storeCart: expect.objectContaining({ items: [expect.anything()] }) }]);
	removeAction(action, 'test');
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
	await user.type(email, '{Backspace>4/}');
	await user.tab();
	await waitFor(() => expect(email).toHaveAccessibleDescription(/email address/));
	expect(email).not.toHaveFocus();
	expect([...links(), ...said()]).toEqual([]);
	stop();
	expect(orders).toEqual([]);
});

test('errors of a plugin are listed as text, and lead to where it draws them', async () => {
	const { user, validation } = await renderCheckout(readyCart());
	const drawn = document.body.appendChild(document.createElement('p'));
	drawn.id = 'legal';
	const message = 'Accept our <a href="/terms" target="_blank">terms</a> &amp; conditions';
	act(() => void validation.setValidationErrors({ legal: { message, hidden: true } }));
	await user.click(placeButton());
	await user.click(await screen.findByRole('button', { name: 'Accept our terms & conditions' }));
	expect(drawn).toHaveFocus();
	drawn.remove();
});

test('plugins find the checkout’s sections by WooCommerce’s class names', async () => {
	await renderCheckout(readyCart());
	const section = (name: string) =>
		document.querySelector(`.wp-block-woocommerce-checkout-${name}-block`);
	expect(section('contact-information')).toContainElement(
		screen.getByRole('textbox', { name: 'Email address' }),
	);
	expect(section('shipping-address')).toContainElement(
		screen.getByRole('textbox', { name: 'First name' }),
	);
	expect(
		section('shipping-methods')?.querySelector(
			'.wc-block-components-shipping-rates-control input[type=radio]:checked',
		),
	).toBeVisible();
	expect(section('payment')?.querySelector('input[type=radio]')).toBeVisible();
	expect(
		section('order-summary')?.querySelector('.wc-block-components-totals-footer-item'),
	).toHaveTextContent('Total');
	expect(document.querySelector('.wc-block-checkout__use-address-for-billing')).toContainElement(
		screen.getByRole('checkbox', { name: 'Use same address for billing' }),
	);
});

test('plugins find what a line of the summary costs by WooCommerce’s class name', async () => {
	await renderCheckout(readyCart());
	const [line] = within(summary()).getAllByRole('listitem');
	expect(line).toHaveClass('wc-block-components-order-summary-item');
	expect(line?.querySelector('.wc-block-components-order-summary-item__total-price')).toBe(
		line?.lastElementChild,
	);
});

test('the total of a line is told from the price beside it', async () => {
	await renderCheckout(readyCart({ items: [anItem({ price: 1000, quantity: 2 })] }));
	const [line] = within(summary()).getAllByRole('listitem');
	expect(line).toHaveTextContent(/Quantity: 2\$10\.00.*Total: \$20\.00$/);
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
		place: () => Promise.resolve({ kind: 'ordered', response: anAnswer() }),
	});
	await user.click(placeButton());
	await waitFor(() => expect(left).toEqual([anAnswer().payment.redirectUrl]));
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
	unfold('Add a coupon');
	const code = screen.getByRole('textbox', { name: 'Coupon code' });
	await user.type(code, 'nonsense{Enter}');
	await waitFor(() => expect(code).toBeInvalid());
	expect(code).toHaveAccessibleDescription(/nonsense/);
	expect(notices()).toEqual([]);
	expect(placeButton()).toHaveAttribute('aria-disabled', 'false');
});

test('malformed texts of the block change nothing, and its page of the cart is linked', async () => {
	await renderCheckout(readyCart(), {
		choices: { ...NO_CHOICES, texts: { 'payment-method': 7 }, urls: { cart: '/basket/' } },
	});
	expect(screen.getByRole('group', { name: 'Payment options' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute(
		'href',
		'/basket/',
	);
});

/** The terms as PHP prints them beside the island. */
const printedTerms = () => {
	const html =
		'<div data-island></div><div data-area="terms">Yes to <a href="/">the terms</a></div>';
	const printed = document.createElement('div');
	printed.append(document.createRange().createContextualFragment(html));
	return findAreas(printed.children[0] ?? printed);
};

test('an order is refused without the required tick, also when it was taken away again', async () => {
	const { orders, user } = await renderCheckout(readyCart(), {
		area: printedTerms(),
		choices: { ...NO_CHOICES, flags: ['terms-required'] },
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

test('a notice of the payment is shown in its section, as text', async () => {
	const { addNotice } = await renderCheckout(readyCart());
	act(() => addNotice('Not &#8220;like <em>this</em>&rdquo;.', 'wc/checkout/payments'));
	const section = within(screen.getByRole('group', { name: 'Payment options' }));
	expect(section.getByRole('alert')).toHaveTextContent('Not “like this”.');
});

test('checkout filters change item names, the total and the button', async () => {
	const words: Readonly<Record<string, unknown>> = {
		coupons: [{ code: 'auto1', label: 'For our friends' }],
		itemName: 'A mug by any other name',
		cartItemPrice: '<price/> due today',
		subtotalPriceFormat: '<price/> every month',
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
	await renderCheckout(readyCart({ coupons: [aCoupon('auto1', 100), aCoupon('hidden', 50)] }));
	expect(within(summary()).getByText('For our friends')).toBeVisible();
	expect(within(summary()).queryByText('hidden')).toBeNull();
	expect(within(summary()).getByText('A mug by any other name')).toBeVisible();
	const amounts = within(summary()).getAllByText('$10.00', { selector: '[class$=amount__value]' });
	expect(amounts.map((amount) => amount.parentElement?.textContent)).toEqual([
		'$10.00 every month',
		'$10.00 due today',
	]);
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
	expect(section('Contact information').getByText('test/locker of 1')).toBeVisible();
	expect(section('Billing address').getByText('test/tax of 1')).toBeVisible();
	expect(within(summary()).getByText('test/points of 1')).toBeVisible();
	expect(screen.getByText('test/gift of 1').closest('fieldset')).toBeNull();
});
