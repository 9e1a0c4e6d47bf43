import { act, screen, waitFor } from '@testing-library/react';
import { readyCart } from '../../../../test/support/checkout-store';
import { aMethod, renderCheckout } from '../../../../test/support/checkout-island';

/** Result of a payment method whose canMakePayment is pending until the test resolves it. */
const anAnswer = () => {
	let say: (canPay: boolean) => void = () => undefined;
	const answer = new Promise<boolean>((resolve) => {
		say = resolve;
	});
	return { answer, say: (canPay: boolean) => act(async () => Promise.resolve(say(canPay))) };
};

test("an order waits for the selected method's pending canMakePayment", async () => {
	const { answer, say } = anAnswer();
	const gateways = { bacs: 'Pay with bacs', cod: 'Pay with cod' };
	const { user, orders } = await renderCheckout(
		readyCart({ payment_methods: Object.keys(gateways) }),
		{
			settings: { checkout: { gateways }, paymentMethodSortOrder: Object.keys(gateways) },
			methods: [aMethod('bacs'), aMethod('cod', { canMakePayment: () => answer })],
		},
	);
	await user.click(screen.getByRole('radio', { name: 'Pay with cod' }));
	await user.click(screen.getByRole('button', { name: 'Place order' }));
	await act(() => Promise.resolve());
	expect(orders).toEqual([]);
	await say(true);
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'cod' } }]));
});

test('an order by the default method does not wait for slower methods', async () => {
	const { answer } = anAnswer();
	const gateways = { bacs: 'Pay with bacs', cod: 'Pay with cod' };
	const { user, orders } = await renderCheckout(
		readyCart({ payment_methods: Object.keys(gateways) }),
		{
			settings: { checkout: { gateways }, paymentMethodSortOrder: Object.keys(gateways) },
			methods: [aMethod('bacs'), aMethod('cod', { canMakePayment: () => answer })],
		},
	);
	await user.click(screen.getByRole('button', { name: 'Place order' }));
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'bacs' } }]));
});
