import { createElement, StrictMode } from '@wordpress/element';
import type { ComponentProps } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { readPreviewSettings } from '../../src/preview/page';
import type { ScreenState } from '../shared/controls/preview-states';
import { choicesOfCheckout, classesOfCheckout } from './attributes';
import type { CheckoutAttributes } from './attributes';
import { CheckoutPreview } from './preview';

const USUAL: CheckoutAttributes = {
	showCoupons: true,
	showOrderNotes: true,
	showPolicyLinks: true,
	showReturnToCart: true,
	texts: {},
	showTotalOnButton: false,
	cartPageId: 0,
	showStepNumbers: false,
	unnumberedSteps: [],
	showDeliveryIcons: false,
	showDeliveryPrices: true,
	showTaxRates: false,
	showDescriptions: false,
	floatingLabels: false,
	expressButtonHeight: '',
	expressButtonRadius: '',
	termsText: '',
	requiresTerms: false,
	showTermsSeparator: false,
	order: [],
	headingLevel: 2,
};

const page = (permalink: string) => ({ id: 1, title: permalink, permalink });

const settings = (checkout: Readonly<Record<string, unknown>> = {}) =>
	readPreviewSettings({
		currentUserId: 7,
		couponsEnabled: true,
		countries: { US: 'United States' },
		states: { US: { CA: 'California' } },
		storePages: { cart: page('/cart/'), terms: page('/terms/'), shop: page('/shop/') },
		checkout,
	});

const show = async (
	state: ScreenState,
	attributes: Partial<CheckoutAttributes> = {},
	checkout = {},
	inPlace: Partial<ComponentProps<typeof CheckoutPreview>> = {},
) => {
	// As the editor does: where a site runs React's development build, effects run twice.
	render(
		<StrictMode>
			<CheckoutPreview
				state={state}
				settings={settings(checkout)}
				choices={choicesOfCheckout({ ...USUAL, ...attributes })}
				className={classesOfCheckout({ ...USUAL, ...attributes })}
				termsText={attributes.termsText ?? ''}
				area={() => null}
				{...inPlace}
			/>
		</StrictMode>,
	);
	await act(() => Promise.resolve());
};

const paymentGroup = () => screen.getByRole('group', { name: 'Payment options' });

afterEach(() => {
	Reflect.deleteProperty(window, 'wc');
});

test('the filled preview shows all sections with sample data', async () => {
	await show('filled');
	for (const name of ['Contact information', 'Shipping address', 'Shipping options']) {
		expect(screen.getByRole('group', { name })).toBeVisible();
	}
	expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@example.com');
	expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('San Francisco');
	expect(screen.getByRole('checkbox', { name: 'Add a note to your order' })).toBeVisible();
	expect(screen.getByRole('link', { name: /Terms and Conditions/ })).toBeVisible();
	expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
});

test('the three sample payment methods are shown when no gateway is registered', async () => {
	await show('filled');
	const names = within(paymentGroup())
		.getAllByRole('radio')
		.map((radio) => radio.getAttribute('value'));
	expect(names).toEqual(['cod', 'bacs', 'cheque']);
	expect(screen.getByText('Pay with cash upon delivery.')).toBeVisible();
});

test('every registered payment method is shown with its editor component, without calling canMakePayment', async () => {
	const canMakePayment = jest.fn(() => false);
	const method = {
		ariaLabel: 'Card',
		label: 'Card',
		content: 'For shoppers',
		edit: 'For editors',
		canMakePayment,
	};
	const express = { content: 'Pay now', edit: 'Express in the editor', canMakePayment };
	Object.assign(window, {
		wc: {
			wcBlocksRegistry: {
				getPaymentMethods: () => ({ card: method }),
				getExpressPaymentMethods: () => ({ quick: express }),
			},
		},
	});
	await show('filled');
	expect(within(paymentGroup()).getByRole('radio', { name: 'Card' })).toBeChecked();
	expect(screen.getByText('For editors')).toBeVisible();
	expect(screen.getByText('Express in the editor')).toBeVisible();
	expect(screen.queryByText('For shoppers')).toBeNull();
	expect(canMakePayment).not.toHaveBeenCalled();
});

test('a payment method that throws shows its error, and the rest of the checkout stays', async () => {
	const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
	const Broken = () => {
		throw new Error('No key');
	};
	Object.assign(window, {
		wc: {
			wcBlocksRegistry: {
				getPaymentMethods: () => ({
					card: { ariaLabel: 'Card', label: 'Card', edit: <Broken />, canMakePayment: () => true },
				}),
			},
		},
	});
	await show('filled');
	expect(within(paymentGroup()).getByRole('alert')).toHaveTextContent('No key');
	expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
	error.mockRestore();
});

test('errors are shown at the screen, the coupon, a field and a payment method', async () => {
	await show('error');
	expect(screen.getByText(/Something went wrong/)).toBeVisible();
	expect(screen.getByText('Invalid coupon code.')).toBeVisible();
	expect(screen.getByRole('textbox', { name: 'Email address' })).toBeInvalid();
	expect(
		within(paymentGroup()).getByText(
			/There was an error registering the payment method with id 'sample'/,
		),
	).toBeVisible();
});

test('the empty and failed previews show their screens', async () => {
	await show('empty');
	expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
	await show('failed');
	expect(screen.getByRole('alert')).toHaveTextContent('Oops!');
});

test('disabled parts are omitted, and headings have the chosen level', async () => {
	await show('filled', {
		showCoupons: false,
		showOrderNotes: false,
		showPolicyLinks: false,
		showReturnToCart: false,
		headingLevel: 3,
	});
	expect(screen.queryByText('Add a coupon')).toBeNull();
	expect(screen.queryByRole('checkbox', { name: 'Add a note to your order' })).toBeNull();
	expect(screen.queryByRole('link', { name: /Terms/ })).toBeNull();
	expect(screen.queryByRole('link', { name: 'Back to the cart' })).toBeNull();
	expect(screen.getByRole('heading', { name: 'Contact information', level: 3 })).toBeVisible();
});

test('a shop without guest checkout is shown as its customers see it', async () => {
	await show('filled', {}, { allowsGuests: false, offersAccount: false });
	expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
});
