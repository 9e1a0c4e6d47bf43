import { createElement, useEffect, useState } from '@wordpress/element';
import { screen, waitFor, within } from '@testing-library/react';
import { readyCart } from '../../../../test/support/checkout-store';
import { aMethod, anExpressMethod, renderCheckout } from '../../../../test/support/checkout-island';

const cart = (methods: readonly string[] = ['cod', 'bacs']) =>
	readyCart({ payment_methods: [...methods] });

beforeEach(() => {
	// React logs each error that a boundary has caught.
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const Broken = () => {
	throw new Error('No card form.');
};

const REFUSAL = 'This way to pay does not work at the moment. Please choose another one.';

const placeButton = () => screen.getByRole('button', { name: /Place order|Placing/ });
const notices = (name: string) =>
	within(screen.getByRole('group', { name })).getAllByText(REFUSAL).length;

test('no order is placed by a payment method whose content threw, and one by another method is', async () => {
	const { user, orders, texts } = await renderCheckout(cart(), {
		methods: [aMethod('cod', { content: <Broken /> }), aMethod('bacs')],
	});
	await user.click(placeButton());
	await waitFor(() => expect(texts('wc/checkout/payments')).toEqual([REFUSAL]));
	expect(notices('Payment options')).toBe(2);
	expect(orders).toEqual([]);

	await user.click(screen.getByRole('radio', { name: 'Pay with bacs' }));
	await user.click(placeButton());
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'bacs' } }]));
	expect(texts('wc/checkout/payments')).toEqual([]);
});

test('administrators see the error, and which methods are hidden from shoppers', async () => {
	await renderCheckout(cart(), {
		settings: {
			currentUserIsAdmin: true,
			checkout: { gateways: { cod: 'Cash', other: 'Other gateway' } },
		},
		methods: [aMethod('cod', { content: <Broken /> })],
	});
	expect(screen.getByText(/does not work at the moment/)).toHaveTextContent('No card form.');
	const hint = await screen.findByText(/Only administrators see this/);
	expect(hint).toHaveTextContent('Other gateway');
});

test('no order is placed by a saved token whose component threw', async () => {
	const { user, orders, texts } = await renderCheckout(cart(), {
		settings: {
			checkout: {
				savedPaymentMethods: {
					cc: [{ tokenId: 7, method: { gateway: 'cod', last4: '4242', brand: 'Visa' } }],
				},
			},
		},
		methods: [
			aMethod('cod', {
				savedTokenComponent: <Broken />,
				supports: {
					showSavedCards: true,
					showSaveOption: false,
					features: ['products'],
					style: [],
				},
			}),
		],
	});
	await user.click(placeButton());
	await waitFor(() => expect(texts('wc/checkout/payments')).toEqual([REFUSAL]));
	expect(orders).toEqual([]);
	await user.click(screen.getByRole('radio', { name: 'Pay with cod' }));
	await user.click(placeButton());
	await waitFor(() => expect(orders).toHaveLength(1));
});

test('content that throws during validation stops the order', async () => {
	interface LateProps {
		readonly eventRegistration?: { onCheckoutValidation(observer: () => unknown): () => void };
	}
	let answer = (): void => undefined;
	const checked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const Late = ({ eventRegistration }: LateProps) => {
		const [isBroken, setBroken] = useState(false);
		useEffect(
			() =>
				eventRegistration?.onCheckoutValidation(() => {
					setBroken(true);
					return checked;
				}),
			[eventRegistration],
		);
		if (isBroken) {
			throw new Error('Not while it is checked.');
		}
		return <p>Card form</p>;
	};
	const { user, orders, texts } = await renderCheckout(cart(), {
		methods: [aMethod('cod', { content: <Late /> }), aMethod('bacs')],
	});
	await user.click(placeButton());
	expect(await screen.findByText(REFUSAL)).toBeVisible();
	answer();
	await waitFor(() => expect(texts('wc/checkout/payments')).toEqual([REFUSAL]));
	expect(orders).toEqual([]);
});

test('an express method that throws while active restores the form', async () => {
	const Button = ({ onClick }: { readonly onClick?: () => void }) => {
		const [isOpen, setOpen] = useState(false);
		if (isOpen) {
			throw new Error('No wallet.');
		}
		const open = () => {
			onClick?.();
			setOpen(true);
		};
		return (
			<button type="button" onClick={open}>
				Quick
			</button>
		);
	};
	const { user, orders, payment, texts } = await renderCheckout(cart(['cod', 'quick']), {
		methods: [aMethod('cod')],
		express: [anExpressMethod('quick', <Button />)],
	});
	await user.click(await screen.findByRole('button', { name: 'Quick' }));
	await waitFor(() => expect(payment().getActivePaymentMethod()).toBe('cod'));
	expect(texts('wc/checkout/express-payments')).toEqual([REFUSAL]);
	await user.click(placeButton());
	await waitFor(() => expect(orders).toMatchObject([{ payment: { method: 'cod' } }]));
});

test('an express button that threw before its use blocks nothing', async () => {
	const { user, orders } = await renderCheckout(cart(['cod', 'quick']), {
		methods: [aMethod('cod')],
		express: [anExpressMethod('quick', <Broken />)],
	});
	await user.click(placeButton());
	await waitFor(() => expect(orders).toHaveLength(1));
});
