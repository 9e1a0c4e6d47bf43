import { createElement } from '@wordpress/element';
import { screen, waitFor } from '@testing-library/react';
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

const render = async (button: Button, email = 'ada@example.org') => {
	const { billing_address: address, ...rest } = readyCart({ items: [anItem({ price: 1000 })] });
	const page = await renderCheckout(
		{ ...rest, billing_address: { ...address, email }, payment_methods: ['cod', 'wallet'] },
		{ methods: [aMethod('cod'), aMethod('wallet', { placeOrderButton: button })] },
	);
	await page.user.click(screen.getByRole('radio', { name: 'Pay with wallet' }));
	return page;
};

const usual = () => screen.queryByRole('button', { name: 'Place order' });
const own = () => screen.getByRole('button', { name: 'Pay by wallet' });

it('stands in place of the usual one while its method is chosen, and orders', async () => {
	const { user, orders } = await render(Wallet);
	expect(usual()).toBeNull();
	await user.click(screen.getByRole('radio', { name: 'Pay with cod' }));
	expect(usual()).toBeVisible();
	await user.click(screen.getByRole('radio', { name: 'Pay with wallet' }));
	expect(usual()).toBeNull();
	await user.click(own());
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'wallet' } }]));
	expect(own()).toBeDisabled();
});

it('asks for what is missing before it pays', async () => {
	const { user, orders } = await render(Wallet, '');
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
