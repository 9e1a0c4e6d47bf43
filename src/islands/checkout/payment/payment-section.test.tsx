import { createElement } from '@wordpress/element';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readyCart } from '../../../../test/support/checkout-store';
import { aMethod, anExpressMethod, renderCheckout } from '../../../../test/support/checkout-island';
import { around } from '../../../../test/support/islands';
import { paymentStore } from '../../../stores/checkout/payment/contract';
import { NO_CHOICES } from '../../shared/block-choices';

const cart = (...methods: readonly string[]) => readyCart({ payment_methods: [...methods] });

const GATEWAYS = { checkout: { gateways: { cod: 'Cash', bacs: 'Bank transfer' } } };

const method = (name: string) => screen.getByRole('radio', { name });
const placeButton = () => screen.getByRole('button', { name: /Place order|Pay by/ });
const labels = () =>
	within(screen.getByRole('group', { name: 'Payment options' }))
		.getAllByRole('radio')
		.map((radio) => radio.closest('label')?.textContent);

/** What a method supports whose cards can be saved, or only used. */
const cards = (showSaveOption: boolean) => ({
	showSavedCards: true,
	showSaveOption,
	features: ['products'],
	style: [],
});

/** Result of canMakePayment that is pending until the test resolves it. */
const anAnswer = () => {
	let say: (canPay: boolean) => void = () => undefined;
	const answer = new Promise<boolean>((resolve) => {
		say = resolve;
	});
	return { answer, say: (canPay: boolean) => act(async () => Promise.resolve(say(canPay))) };
};

/** Renders a checkout of two methods; that of Cash is not checked before the test says so. */
const renderPending = async () => {
	const { answer, say } = anAnswer();
	const checkout = await renderCheckout(cart('bacs', 'cod'), {
		settings: { ...GATEWAYS, paymentMethodSortOrder: ['bacs', 'cod'] },
		methods: [aMethod('bacs'), aMethod('cod', { canMakePayment: () => answer })],
	});
	return { ...checkout, say };
};

test('a payment method chosen before a reload is chosen again', async () => {
	const { payment, registry } = await renderCheckout(cart('cod', 'bacs'), { settings: GATEWAYS });
	expect(method('Pay with cod')).toBeChecked();
	await act(async () => void registry.dispatch(paymentStore).pickOption('bacs'));
	expect(method('Pay with bacs')).toBeChecked();
	expect(payment().getActivePaymentMethod()).toBe('bacs');
	// The picked option is applied once only: a method that a plugin makes active afterwards stays active.
	await act(
		async () => void registry.dispatch(paymentStore).__internalSetActivePaymentMethod('cod'),
	);
	expect(payment().getActivePaymentMethod()).toBe('cod');
});

test('that there is no method is said once, before and after an order is refused for it', async () => {
	const { user } = await renderCheckout(cart());
	const said = /^There are no payment methods available/;
	expect(screen.getAllByText(said)).toHaveLength(1);
	await user.click(placeButton());
	await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
	expect(screen.getAllByText(said)).toHaveLength(1);
});

test('a payment method renders its label, its content and the label of the button; another one replaces it', async () => {
	const { user, payment } = await renderCheckout(cart('cod', 'bacs'), {
		methods: [aMethod('cod'), aMethod('bacs', { placeOrderButtonLabel: 'Pay by bank' })],
	});
	expect(method('Pay with cod')).toBeChecked();
	expect(screen.getByText('About cod')).toBeVisible();
	expect(placeButton()).toHaveTextContent('Place order');
	await user.click(method('Pay with bacs'));
	expect(screen.getByText('About bacs')).toBeVisible();
	expect(screen.queryByText('About cod')).toBeNull();
	expect(payment().getActivePaymentMethod()).toBe('bacs');
	expect(placeButton()).toHaveTextContent('Pay by bank');
});

test('expected methods keep their space until all are checked; one that is chosen meanwhile stays chosen', async () => {
	const { user, payment, say } = await renderPending();
	expect(labels()).toEqual(['Bank transfer', 'Cash']);
	expect(method('Bank transfer')).toBeChecked();
	expect(method('Bank transfer').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
	await user.click(method('Cash'));
	expect(method('Cash')).toBeChecked();
	await say(true);
	await waitFor(() => expect(method('Pay with cod')).toBeChecked());
	expect(payment().getActivePaymentMethod()).toBe('cod');
});

test("an order waits for the selected method's pending canMakePayment", async () => {
	const { user, orders, say } = await renderPending();
	await user.click(method('Cash'));
	await user.click(placeButton());
	await act(() => Promise.resolve());
	expect(orders).toEqual([]);
	await say(true);
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'cod' } }]));
});

test('an order by the default method does not wait for slower methods', async () => {
	const { user, orders } = await renderPending();
	await user.click(placeButton());
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'bacs' } }]));
});

test('saved cards precede new ones, the first is selected, and its token is sent', async () => {
	const Card = ({ token = '' }: { readonly token?: string }) => <p>{`Card ${token}`}</p>;
	const saved = (tokenId: number, expires: string) => ({
		tokenId,
		method: { gateway: 'cod', last4: '4242', brand: 'Visa' },
		expires,
	});
	const { user, payment } = await renderCheckout(cart('cod', 'bacs'), {
		settings: { checkout: { savedPaymentMethods: { cc: [saved(7, '12/29'), saved(8, '01/30')] } } },
		methods: [
			aMethod('cod', { savedTokenComponent: <Card />, supports: cards(false) }),
			aMethod('bacs'),
		],
	});
	expect(labels()).toEqual([
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
	await user.click(method('Pay with cod'));
	expect(payment().getActiveSavedToken()).toBe('');
});

test("scripts find a method, its label, its content and the button by WooCommerce's names", async () => {
	const { user } = await renderCheckout(cart('cod', 'bacs'));
	await user.click(method('Pay with bacs'));
	const id = 'radio-control-wc-payment-method-options-bacs';
	const step = 'fieldset#payment-method.wc-block-checkout__payment-method';
	const option = `${step} label.wc-block-components-radio-control__option`;
	const texts = (selector: string) =>
		Array.from(document.querySelectorAll(selector), (element) => element.textContent);
	expect(texts(`${option}-checked`)).toEqual(['Pay with bacs']);
	expect(texts(`${option}[for="${id}"]`)).toEqual(['Pay with bacs']);
	expect(texts(`${option} .wc-block-components-radio-control__label-group#${id}__label`)).toEqual([
		'Pay with bacs',
	]);
	expect(texts(`#${id}__content`)).toEqual(['About bacs']);
	for (const row of [
		'.wp-block-woocommerce-checkout-actions-block',
		'.wc-block-checkout__actions',
		'.wc-block-checkout__actions_row',
	]) {
		expect(texts(`${row} .wp-element-button.wc-block-components-button`)).toEqual(['Place order']);
	}
});

test('a card can be saved if there is, or will be, an account', async () => {
	const name = 'Save payment information to my account for future purchases.';
	const { user, payment } = await renderCheckout(cart('cod'), {
		settings: { checkout: { allowsGuests: true, offersAccount: true } },
		methods: [aMethod('cod', { supports: cards(true) })],
	});
	expect(screen.queryByRole('checkbox', { name })).toBeNull();
	await user.click(screen.getByRole('checkbox', { name: /Create an account/ }));
	await user.click(screen.getByRole('checkbox', { name }));
	expect(payment().getShouldSavePaymentMethod()).toBe(true);
});

test('while an express method is active, the other ones and the order button are disabled', async () => {
	const Button = ({ name, onClick }: { readonly name: string; readonly onClick?: () => void }) => (
		<button type="button" onClick={onClick}>
			{name}
		</button>
	);
	const { user } = await renderCheckout(cart('cod', 'quick', 'fast'), {
		express: [
			anExpressMethod('quick', <Button name="Quick" />),
			anExpressMethod('fast', <Button name="Fast" />),
		],
	});
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
		buttonAttributes: sizes,
	}: {
		readonly buttonAttributes?: { readonly height: string; readonly borderRadius: string };
	}) => <p>{sizes ? `${sizes.height} ${sizes.borderRadius}` : 'none'}</p>;
	await renderCheckout(cart('cod', 'quick'), {
		choices: { ...NO_CHOICES, measures },
		express: [anExpressMethod('quick', <Sized />)],
	});
	expect(await screen.findByText(expected)).toBeVisible();
});
