import { addAction, removeAction } from '@wordpress/hooks';
import { screen, waitFor, within } from '@testing-library/react';
import { aCart, aPackage, aPickupRate, aRate } from '../../../../test/fixtures/builders';
import { mug, renderForm, section } from '../../../../test/support/checkout-form';

describe('delivery or pickup', () => {
	const settings = { localPickupEnabled: true, checkout: { pickupTitle: 'Collect' } };

	test('shows delivery as free only when every rate is free', () => {
		const pack = aPackage({ shipping_rates: [aRate({ price: '0' }), aPickupRate()] });
		renderForm(aCart({ items: [mug], shipping_rates: [pack] }), settings);
		expect(screen.getByRole('radio', { name: 'Ship Free' })).toBeChecked();
	});

	test('shows the lowest price as free where a rate is', () => {
		const rates = [
			aRate({ price: '0' }),
			aRate({ rate_id: 'express', price: '500' }),
			aPickupRate(),
		];
		renderForm(
			aCart({ items: [mug], shipping_rates: [aPackage({ shipping_rates: rates })] }),
			settings,
		);
		expect(screen.getByRole('radio', { name: 'Ship Free to $5.00' })).toBeChecked();
	});

	test('there is no choice in a shop that ships nowhere', () => {
		const collected = aCart({
			items: [mug],
			shipping_rates: [aPackage({ shipping_rates: [aPickupRate({ selected: true })] })],
		});
		renderForm(collected, { ...settings, checkout: { pickupOnly: true } });
		expect(screen.queryByRole('radio', { name: /^Ship/ })).toBeNull();
		expect(screen.getByRole('radio', { name: /^Downtown shop/ })).toBeChecked();
		expect(section('Billing address')).toBeVisible();
	});

	test('a pickup location costs what it does for all packages, and the card from the lowest to the highest', async () => {
		const packs = ['350', '500'].map((price, id) =>
			aPackage({
				package_id: id,
				shipping_rates: [
					aRate(),
					aPickupRate({ price }),
					aPickupRate({ rate_id: 'pickup_location:1', price: '600', meta_data: [] }),
				],
			}),
		);
		const { user } = renderForm(aCart({ items: [mug], shipping_rates: packs }), settings);
		await user.click(screen.getByRole('radio', { name: 'Collect $8.50 to $12.00' }));
		expect(await screen.findByRole('radio', { name: /^Downtown shop.*\$8\.50$/ })).toBeChecked();
		expect(screen.getByRole('radio', { name: /^Pickup .*\$12\.00$/ })).not.toBeChecked();
	});

	test('pickup shows the locations and a billing address, and selects a rate for all packages', async () => {
		const { user, port, checkout } = renderForm(aCart({ items: [mug] }), settings);
		await user.click(screen.getByRole('radio', { name: /^Collect/ }));
		const place = await screen.findByRole('radio', { name: /^Downtown shop/ });
		expect(checkout().prefersCollection()).toBe(true);
		expect(section('Billing address')).toBeVisible();
		expect(screen.queryByRole('group', { name: 'Shipping address' })).toBeNull();
		expect(screen.queryByRole('group', { name: 'Shipping options' })).toBeNull();
		expect(place).toHaveAccessibleName(/2 Market St/);
		expect(place).toBeChecked();
		expect(port.intents).toContainEqual({
			type: 'select-rate',
			packageId: null,
			rateId: 'pickup_location:0',
		});
		await user.click(screen.getByRole('radio', { name: /^Ship/ }));
		expect(await screen.findByRole('group', { name: 'Shipping address' })).toBeVisible();
		expect(screen.getByRole('radio', { name: /Flat rate/ })).toBeChecked();
	});
});

test('rates are selected package by package', async () => {
	const rates = [aRate(), aRate({ rate_id: 'courier:2', name: 'Courier', selected: false })];
	const told: unknown[] = [];
	const action = 'experimental__woocommerce_blocks-checkout-set-selected-shipping-rate';
	addAction(action, 'test', (details) => void told.push(details));
	const { user, port } = renderForm(
		aCart({
			items: [mug],
			shipping_rates: [
				aPackage({ package_id: 0, name: 'First', shipping_rates: rates }),
				aPackage({ package_id: 1, name: 'Second', shipping_rates: [...rates, aPickupRate()] }),
			],
		}),
	);
	const second = screen.getByRole('group', { name: /^Second/ });
	await user.click(within(second).getByRole('radio', { name: /Courier/ }));
	expect(within(second).getByRole('radio', { name: /Courier/ })).toBeChecked();
	await waitFor(() =>
		expect(port.intents).toEqual([{ type: 'select-rate', packageId: 1, rateId: 'courier:2' }]),
	);
	expect(told).toEqual([expect.objectContaining({ shippingRateId: 'courier:2' })]);
	removeAction(action, 'test');
});

test('without rates a message says what is missing, or that there is no delivery', () => {
	const { view } = renderForm(
		aCart({ items: [mug], shipping_rates: [], has_calculated_shipping: false }),
	);
	expect(screen.getByRole('status')).toHaveTextContent('Enter your address');
	view.unmount();
	const destination = { country: 'US', state: 'CA', city: 'San Francisco', postcode: '94105' };
	renderForm(
		aCart({ items: [mug], shipping_rates: [aPackage({ destination, shipping_rates: [] })] }),
	);
	expect(screen.getByRole('status')).toHaveTextContent('There is no delivery to this address');
});
