import { createElement } from '@wordpress/element';
import { act, screen, waitFor } from '@testing-library/react';
import { anItem } from '../../../test/fixtures/builders';
import { readyCart } from '../../../test/support/checkout-store';
import { aMethod, renderCheckout } from '../../../test/support/checkout-island';
import type { PaymentMethodConfig } from '../../stores/checkout/payment/methods';

type Button = NonNullable<PaymentMethodConfig['placeOrderButton']>;

/** Button of a wallet: checks the form, then pays, as WooCommerce's documentation has it. */
const Wallet: Button = ({ validate, onSubmit, disabled, activePaymentMethod, isEditor }) => (
	<button
		type="button"
		disabled={disabled === true}
		onClick={() => {
			const check: unknown = Reflect.apply(Object(validate), null, []);
			void Promise.resolve(check).then((found) => {
				if (Reflect.get(Object(found), 'hasError') === false) {
					Reflect.apply(Object(onSubmit), null, []);
				}
			});
		}}
	>
		{`Pay by ${String(activePaymentMethod)}${isEditor === true ? ' in the editor' : ''}`}
	</button>
);

const Broken: Button = () => {
	throw new Error('No wallet here.');
};

const render = async (
	button: Button,
	{ email = 'ada@example.org', ...more }: Parameters<typeof readyCart>[0] & { email?: string } = {},
) => {
	const { billing_address: address, ...rest } = readyCart({
		items: [anItem({ price: 1000 })],
		payment_methods: ['cod', 'wallet', 'second'],
		...more,
	});
	const page = await renderCheckout(
		{ ...rest, billing_address: { ...address, email } },
		{
			methods: [
				aMethod('cod'),
				aMethod('wallet', { placeOrderButton: button }),
				aMethod('second', { placeOrderButton: Wallet }),
			],
		},
	);
	if (more.needs_payment !== false) {
		await page.user.click(screen.getByRole('radio', { name: 'Pay with wallet' }));
	}
	return page;
};

const usual = () => screen.queryByRole('button', { name: 'Place order' });
const own = () => screen.getByRole('button', { name: 'Pay by wallet' });

it('stands in place of the usual one while its method is chosen, and orders', async () => {
	const { user, orders } = await render(Wallet);
	expect(usual()).toBeNull();
	await user.click(screen.getByRole('radio', { name: 'Pay with cod' }));
	const button = usual();
	expect(button).toBeVisible();
	await user.click(screen.getByRole('radio', { name: 'Pay with wallet' }));
	expect(usual()).toBeNull();
	// Scripts of classic payment methods have named it and listen to it.
	expect(button).toBeInTheDocument();
	await user.click(own());
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'wallet' } }]));
	expect(own()).toBeDisabled();
});

it('asks for what is missing before it pays', async () => {
	const { user, orders } = await render(Wallet, { email: '' });
	await user.click(own());
	const email = screen.getByRole('textbox', { name: 'Email address' });
	await waitFor(() => expect(email).toHaveFocus());
	expect(email).toBeInvalid();
	expect(own()).toBeEnabled();
	expect(orders).toEqual([]);
});

it('that throws says so, and orders nothing', async () => {
	jest.spyOn(console, 'error').mockImplementation();
	await render(Broken);
	expect(screen.getByText(/does not work at the moment/)).toBeVisible();
	expect(usual()).toBeNull();
});

it('that throws leaves that of another method alone', async () => {
	jest.spyOn(console, 'error').mockImplementation();
	const { user } = await render(Broken);
	await user.click(screen.getByRole('radio', { name: 'Pay with second' }));
	expect(screen.getByRole('button', { name: 'Pay by second' })).toBeVisible();
});

it('reads what the browser has filled in, from the checkout’s form', async () => {
	const { user, orders } = await render(Wallet, { email: '' });
	const email = screen.getByRole('textbox', { name: 'Email address' });
	// By the prototype's setter, of which React is not told, as by a browser.
	Reflect.set(HTMLInputElement.prototype, 'value', 'filled@example.org', email);
	await user.click(own());
	await waitFor(() =>
		expect(orders).toMatchObject([{ billingAddress: { email: 'filled@example.org' } }]),
	);
});

it('lists what is wrong that no field says', async () => {
	const { user, orders, validation } = await render(Wallet);
	await act(async () => {
		await validation.setValidationErrors({ locker: { message: 'Choose a locker.', hidden: true } });
	});
	await user.click(own());
	await waitFor(() =>
		expect(screen.getByRole('button', { name: 'Choose a locker.' })).toHaveFocus(),
	);
	expect(orders).toEqual([]);
});

it('gives way to the usual one where nothing is to be paid', async () => {
	const { payment } = await render(Wallet, { payment_methods: ['wallet'], needs_payment: false });
	expect(payment().getActivePaymentMethod()).toBe('wallet');
	expect(usual()).toBeVisible();
});
