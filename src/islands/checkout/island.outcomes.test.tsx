/**
 * Tests what the shopper sees of an outcome; stores/checkout/store/outcomes.test.ts tests what the stores hold of it.
 */
import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBillingAddress, anItem } from '../../../test/fixtures/builders';
import {
	aFailure,
	aRefusal,
	declined,
	pageless,
	REFUSALS,
} from '../../../test/fixtures/checkout-events';
import { cartDataOf } from '../../../test/fixtures/decoded';
import type { PlaceOutcome } from '../../domain/checkout/order';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { validationStore } from '../../stores/checkout/validation';
import { ada, readyCart } from '../../../test/support/checkout-store';
import { anExpressMethod, renderCheckout } from '../../../test/support/checkout-island';

const cart = (price = 1000) =>
	readyCart({
		items: [anItem({ price })],
		billing_address: aBillingAddress({ ...ada, city: 'Oakland', email: 'ada@example.com' }),
	});

const order = async (outcome: PlaceOutcome) => {
	const checkout = await renderCheckout(cart(), { place: () => Promise.resolve(outcome) });
	await act(async () => screen.getByText('Place order').click());
	return checkout;
};

const REFUSED_CITY: PlaceOutcome = {
	kind: 'refused',
	failure: aRefusal({
		code: 'rest_invalid_param',
		message: 'Invalid parameter(s): shipping_address',
		params: [
			{
				param: 'shipping_address',
				code: 'invalid_city',
				message: 'There is no such city.',
				additional: [{ code: 'too_far_away', message: 'That is too far away.' }],
			},
		],
	}),
};

/** Alerts that say something: an empty one waits for the errors of an order. */
const alerts = (): readonly HTMLElement[] =>
	screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');

const alertTexts = (): readonly string[] => alerts().map(({ textContent }) => textContent);

describe('outcomes of an order', () => {
	it.each(REFUSALS)('%i %s is a visible alert, shown once', async (status, code, text) => {
		await order({ kind: 'refused', failure: aFailure(status, code) });
		await waitFor(() => expect(screen.getByText(text)).toBeVisible());
		expect(alertTexts()).toEqual([text]);
	});

	it('a field that is in error after a refusal can be left', async () => {
		const { user } = await order({ kind: 'refused', failure: aRefusal({ message: 'No.' }) });
		await waitFor(() => expect(screen.getByText('No.').closest('[role]')).toHaveFocus());
		const email = screen.getByRole('textbox', { name: 'Email address' });
		await user.type(email, '{Backspace>4/}');
		await user.tab();
		await waitFor(() => expect(email).toHaveAccessibleDescription(/email address/));
		// The list of errors, which would take the focus, is a part that is loaded.
		await act(async () => void (await import('./error-summary')));
		expect(email).not.toHaveFocus();
		expect(screen.queryByText(/needs? your attention/)).toBeNull();
	});

	it('invalid parameters are shown in their sections, also additional errors', async () => {
		const param = (name: string, code: string) => ({
			param: name,
			code,
			message: `${name} is wrong.`,
			additional: [{ code: `${name}_too_long`, message: `${name} is too long.` }],
		});
		await order({
			kind: 'refused',
			failure: aRefusal({
				code: 'rest_invalid_param',
				params: [
					param('billing_address', 'billing'),
					param('shipping_address', 'shipping'),
					param('invalid_email', 'email'),
					param('customer_note', 'rest_invalid_type'),
				],
			}),
		});
		const section = (name: string) => within(screen.getByRole('group', { name }));
		await waitFor(() =>
			expect(section('Billing address').getByText('billing_address is wrong.')).toBeVisible(),
		);
		expect(section('Billing address').getByText('billing_address is too long.')).toBeVisible();
		expect(section('Shipping address').getByText('shipping_address is wrong.')).toBeVisible();
		expect(section('Shipping address').getByText('shipping_address is too long.')).toBeVisible();
		expect(section('Contact information').getByText('invalid_email is wrong.')).toBeVisible();
		expect(screen.getByText('customer_note is wrong.')).toBeVisible();
		expect(alerts()).toHaveLength(8);
	});

	it('a field error of the shop is shown only at the field', async () => {
		await order(REFUSED_CITY);
		const address = within(screen.getByRole('group', { name: 'Shipping address' }));
		await waitFor(() => expect(address.getByText('There is no such city.')).toBeVisible());
		expect(address.getAllByText('There is no such city.')).toHaveLength(1);
		expect(address.getByLabelText('City')).toHaveAccessibleDescription('There is no such city.');
		expect(address.getByText('That is too far away.')).toBeVisible();
	});

	it('a field that is corrected before the shop refuses its old value has no error', async () => {
		let answer: (outcome: PlaceOutcome) => void = () => undefined;
		const { registry, doCart } = await renderCheckout(cart(), {
			place: () =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		});
		await act(async () => screen.getByText('Place order').click());
		await act(async () => void (await doCart.setShippingAddress({ city: 'Ottawa' })));
		await act(async () => answer(REFUSED_CITY));
		await screen.findByText('That is too far away.');
		expect(registry.select(validationStore).getValidationErrors()).toEqual({});
	});

	it('a limited payment is counted down beside the usable button, and said once', async () => {
		const challenges: unknown[] = [];
		addAction('storefront-islands-payment-limited', 'test', (...data) => challenges.push(data));
		await order({
			kind: 'refused',
			failure: aRefusal({
				status: 429,
				code: 'storefront_islands_payment_limited',
				message: 'Too many payments were declined.',
				data: { retry_after: 3605, challenge: { site_key: 'k' } },
			}),
		});
		const countdown = await screen.findByText('You can try this payment again in 1:00:05.');
		expect(countdown).toHaveAttribute('aria-hidden', 'true');
		expect(alertTexts()).toEqual(['Too many payments were declined.']);
		expect(challenges).toEqual([[{ site_key: 'k' }, expect.any(HTMLElement)]]);
		expect(screen.getByRole('button', { name: 'Place order' })).toHaveAttribute(
			'aria-disabled',
			'false',
		);
		removeAction('storefront-islands-payment-limited', 'test');
	});

	it('a failed payment shows its reason', async () => {
		await order({ kind: 'ordered', response: declined });
		await waitFor(() => expect(screen.getByText('Your card was declined.')).toBeVisible());
		expect(alertTexts()).toEqual(['Your card was declined.']);
	});

	it('a total changed by the shop is reported, and shown in the summary', async () => {
		await order({ kind: 'total-changed', cart: cartDataOf(cart(2000)), message: '' });
		await waitFor(() => expect(alerts()).toHaveLength(1));
		const [notice] = alerts();
		expect(notice).toBeVisible();
		expect(notice).toHaveTextContent(/\$\d+\.\d\d.*\$\d+\.\d\d/);
		expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('$20.00');
	});

	it('an order without a redirect shows the confirmation message', async () => {
		await order({ kind: 'ordered', response: pageless });
		await waitFor(() =>
			expect(screen.getByText('Thank you. Your order no. 41 has been received.')).toBeVisible(),
		);
	});
});

it.each(Object.values(NOTICE_CONTEXTS).filter((context) => context !== NOTICE_CONTEXTS.cart))(
	'notices of plugins in %s are visible',
	async (context) => {
		const { addNotice } = await renderCheckout(cart(), {
			express: [anExpressMethod('wallet', 'Wallet')],
		});
		act(() => addNotice('Heard by somebody.', context));
		expect(screen.getByText('Heard by somebody.')).toBeVisible();
		expect(alertTexts()).toEqual(['Heard by somebody.']);
	},
);

it.each([
	NOTICE_CONTEXTS.shippingAddress,
	NOTICE_CONTEXTS.billingAddress,
	NOTICE_CONTEXTS.payments,
	NOTICE_CONTEXTS.shippingMethods,
])('notices in %s are visible where the form has no such section', async (context) => {
	const { addNotice } = await renderCheckout({
		...cart(),
		needs_payment: false,
		needs_shipping: false,
		shipping_rates: [],
	});
	act(() => addNotice('Heard by somebody.', context));
	expect(screen.getByText('Heard by somebody.')).toBeVisible();
	expect(alertTexts()).toEqual(['Heard by somebody.']);
});

it('a refusal of the billing address is visible while it is the same as the shipping address', async () => {
	const { addNotice } = await renderCheckout(readyCart());
	expect(screen.queryByRole('group', { name: 'Billing address' })).toBeNull();
	act(() => addNotice('No post office boxes.', NOTICE_CONTEXTS.billingAddress));
	expect(screen.getByText('No post office boxes.')).toBeVisible();
});

test('an order that takes long says after 10 s that all is well, and offers nothing', async () => {
	jest.useFakeTimers();
	await renderCheckout(cart(), { place: () => new Promise<PlaceOutcome>(() => undefined) });
	await act(async () => screen.getByText('Place order').click());
	await act(() => jest.advanceTimersByTimeAsync(9_000));
	expect(screen.queryByText(/longer than usual/)).toBeNull();
	await act(() => jest.advanceTimersByTimeAsync(2_000));
	const wait = screen.getByText(/^This takes longer than usual\. Please keep this page open/);
	expect(within(wait).queryByRole('button')).toBeNull();
	jest.useRealTimers();
});
