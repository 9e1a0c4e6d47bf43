import { addAction, removeAction } from '@wordpress/hooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { recordAnnouncements } from '../../../../test/support/announcements';
import { aBillingAddress, aCart, aShippingAddress } from '../../../../test/fixtures/builders';
import { readyCart } from '../../../../test/support/checkout-store';
import { field, fieldIn, mug, renderForm, section } from '../../../../test/support/checkout-form';
import { validationStore } from '../../../stores/checkout/validation';
import { readFields } from '../../../ui/fields/use-pre-hydration-input';

test('input is stored immediately, and pushed to the shop on blur', async () => {
	const { user, cart, port } = renderForm();
	await user.type(field('City'), 'Oakland');
	// The last letter is told behind the frame that shows it.
	await waitFor(() => expect(cart().getCustomerData().shippingAddress.city).toBe('Oakland'));
	expect(cart().getCustomerData().billingAddress.city).toBe('Oakland');
	expect(port.intents).toEqual([]);
	await user.tab();
	await waitFor(() =>
		expect(port.intents).toEqual([
			expect.objectContaining({
				type: 'update-customer',
				shippingAddress: expect.objectContaining({ city: 'Oakland' }),
			}),
		]),
	);
});

test('an error is shown on blur, and disappears once it is corrected', async () => {
	const { user } = renderForm();
	const email = field('Email address');
	await user.type(email, 'ada@');
	expect(email).toHaveAttribute('aria-invalid', 'false');
	await user.tab();
	await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
	expect(email).toHaveAccessibleDescription('Please enter a valid email address');
	expect(screen.getByText('Please enter a valid email address').parentElement).toHaveAttribute(
		'id',
		'validate-error-billing_email',
	);
	expect(screen.queryByRole('alert')).toBeNull();
	expect(email.closest('.wc-block-components-text-input')).toHaveClass('has-error');
	await user.type(email, 'example.com');
	await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'false'));
	expect(screen.queryByText('Please enter a valid email address')).toBeNull();
});

test('an empty field is in error once all errors are shown, not when it is tabbed through', async () => {
	const { user, validation } = renderForm();
	const name = field('First name');
	await user.click(name);
	await user.tab();
	expect(name).toHaveAttribute('aria-invalid', 'false');
	act(() => void validation.showAllValidationErrors());
	expect(name).toHaveAttribute('aria-invalid', 'true');
	expect(name).toHaveAccessibleDescription('Enter your first name');
});

test('the error of a select is shown at the select', async () => {
	const { user, validation } = renderForm(
		aCart({
			items: [mug],
			shipping_address: aShippingAddress({ state: '' }),
			billing_address: aBillingAddress({ state: '' }),
		}),
	);
	const state = screen.getByRole('combobox', { name: 'State/County' });
	await user.click(state);
	await user.tab();
	expect(state).toHaveAttribute('aria-invalid', 'false');
	act(() => void validation.showAllValidationErrors());
	expect(state).toHaveAttribute('aria-invalid', 'true');
	expect(state).toHaveAccessibleDescription('Select your state/county');
	const inError = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter(
		(control) => control.getAttribute('aria-invalid') === 'true',
	);
	expect(inError.length).toBeGreaterThan(3);
	expect(screen.queryByRole('alert')).toBeNull();
});

test('a validation error expands a collapsed field', async () => {
	const { registry } = renderForm();
	const company = screen
		.getByText('Company (optional)', { selector: 'summary' })
		.closest('details');
	await act(async () => {
		await registry.dispatch(validationStore).setValidationErrors({
			shipping_company: { message: 'No such company.', hidden: false },
		});
	});
	expect(company).toHaveAttribute('open');
	expect(screen.getByText('No such company.')).toBeVisible();
});

test("a separate billing address starts with the shopper's name but without the city", async () => {
	const { user, cart } = renderForm(readyCart());
	const same = screen.getByRole('checkbox', { name: 'Use same address for billing' });
	await user.click(same);
	expect(fieldIn('Billing address', 'First name')).toHaveValue('Ada');
	expect(fieldIn('Billing address', 'City')).toHaveValue('');
	await user.type(fieldIn('Billing address', 'City'), 'Oakland');
	expect(fieldIn('Shipping address', 'City')).toHaveValue('San Francisco');
	expect(field('Email address')).toHaveValue('ada@example.org');
	await user.click(same);
	expect(screen.queryByRole('group', { name: 'Billing address' })).toBeNull();
	expect(cart().getCustomerData().billingAddress.city).toBe('San Francisco');
	await user.click(same);
	expect(fieldIn('Billing address', 'City')).toHaveValue('Oakland');
	expect(fieldIn('Billing address', 'Address')).toHaveValue('');
});

test('a probable typing error in the e-mail is not an error, and is corrected with one click', async () => {
	const { user, checkout, cart } = renderForm();
	const email = field('Email address');
	const { take, stop } = recordAnnouncements();
	await user.type(email, 'ada@gmial.com');
	await user.tab();
	// A field is checked behind the frame in which it is left.
	await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' });
	expect(email).toBeValid();
	expect(email).toHaveAccessibleDescription('Did you mean ada@gmail.com?');
	expect(take()).toEqual(['polite: Did you mean ada@gmail.com?']);
	stop();
	await user.click(screen.getByRole('button', { name: 'Did you mean ada@gmail.com?' }));
	expect(email).toHaveValue('ada@gmail.com');
	expect(cart().getCustomerData().billingAddress.email).toBe('ada@gmail.com');
	expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
	expect(checkout().hasError()).toBe(false);
});

test('plugins are notified when an address or the e-mail is left', async () => {
	const told: [kind: string, details: unknown][] = [];
	const kinds = ['email', 'shipping', 'billing'];
	const actionOf = (kind: string) =>
		`experimental__woocommerce_blocks-checkout-set-${kind}-address`;
	kinds.forEach((kind) =>
		addAction(actionOf(kind), 'test', (details) => told.push([kind, details])),
	);
	const { user } = renderForm();
	await user.type(field('Email address'), 'ada@example.com');
	await user.tab();
	const billingAddress = expect.objectContaining({ email: 'ada@example.com' });
	expect(told).toEqual([
		['email', expect.objectContaining({ storeCart: expect.objectContaining({ billingAddress }) })],
	]);
	await user.type(field('City'), 'x');
	await user.tab();
	expect(new Set(told.slice(1).map(([kind]) => kind))).toEqual(new Set(['shipping']));
	kinds.forEach((kind) => removeAction(actionOf(kind), 'test'));
});

test('an account is optional, and asks for a password only when it is chosen', async () => {
	const { user, checkout } = renderForm(undefined, {
		checkout: { offersAccount: true, generatesPassword: false },
	});
	expect(screen.queryByLabelText('Create a password')).toBeNull();
	await user.click(screen.getByRole('checkbox', { name: 'Create an account with Harbour' }));
	expect(checkout().getShouldCreateAccount()).toBe(true);
	const password = screen.getByLabelText('Create a password');
	await user.click(password);
	await user.tab();
	expect(password).toBeInvalid();
	await user.type(password, 'secret');
	expect(password).toBeValid();
	await waitFor(() => expect(checkout().getCustomerPassword()).toBe('secret'));
});

test('an order note is entered on demand, and not sent when its box is unchecked', async () => {
	const { user, checkout } = renderForm();
	const wanted = screen.getByRole('checkbox', { name: 'Add a note to your order' });
	expect(screen.queryByRole('textbox', { name: 'Note to your order' })).toBeNull();
	await user.click(wanted);
	await user.type(await screen.findByRole('textbox', { name: 'Note to your order' }), 'Ring twice');
	await waitFor(() => expect(checkout().getOrderNotes()).toBe('Ring twice'));
	await user.click(wanted);
	expect(checkout().getOrderNotes()).toBe('');
	await user.click(wanted);
	expect(field('Note to your order')).toHaveValue('Ring twice');
	expect(checkout().getOrderNotes()).toBe('Ring twice');
});

test('additional fields of plugins are shown in their sections', async () => {
	const { user } = renderForm(undefined, {
		checkout: {
			contactFields: {
				'club/number': { label: 'Club number', required: true, hidden: false, index: 1 },
			},
			orderFields: {
				'gift/wrap': {
					label: 'Gift wrap',
					optionalLabel: 'Gift wrap (optional)',
					required: false,
					hidden: false,
					index: 1,
					type: 'checkbox',
				},
			},
		},
	});
	const number = within(section('Contact information')).getByRole('textbox', {
		name: 'Club number',
	});
	await user.type(number, '42');
	expect(number).toHaveValue('42');
	const wrap = within(section('Additional order information')).getByRole('checkbox', {
		name: 'Gift wrap (optional)',
	});
	await user.click(wrap);
	expect(wrap).toBeChecked();
});

test('values autofilled without events are read before the order is placed', () => {
	const { cart, view } = renderForm();
	const city = field('City');
	// Password managers set values without an event and without React's setter.
	Reflect.set(city, 'value', 'Oakland');
	expect(cart().getCustomerData().shippingAddress.city).toBe('');
	act(() => readFields(view.container));
	expect(cart().getCustomerData().shippingAddress.city).toBe('Oakland');
	expect(city).toHaveValue('Oakland');
});
