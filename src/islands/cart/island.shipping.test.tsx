import { screen, waitFor, within } from '@testing-library/react';
import {
	aCart,
	aPackage,
	aPickupRate,
	aRate,
	aShippingAddress,
} from '../../../test/fixtures/builders';
import { aRefusal } from '../../../test/fixtures/checkout-events';
import { around, someSettings, unfold } from '../../../test/support/islands';
import { mug, renderCart, totals } from '../../../test/support/cart-island';

test('the names of the selected rates are below the shipping costs, each once', () => {
	const rates = (name: string) => [
		aRate({ name, selected: true }),
		aRate({ name: 'Express', rate_id: 'flat_rate:2', selected: false }),
	];
	const packages = ['Post', 'Post', 'Freight'].map((name, index) =>
		aPackage({ package_id: index, shipping_rates: rates(name) }),
	);
	renderCart(aCart({ items: [mug], shipping_rates: packages }));
	expect(totals()).toHaveTextContent(/Shipping\$[\d.]+Post, Freight/);
});

test('the price of local pickup is not called shipping', () => {
	const rates = [aRate({ selected: false }), aPickupRate({ selected: true })];
	renderCart(aCart({ items: [mug], shipping_rates: [aPackage({ shipping_rates: rates })] }));
	expect(within(totals()).getByText('Pickup')).toBeVisible();
	expect(within(totals()).queryByText('Shipping')).toBeNull();
});

test('a rate is selected per package, a pickup location for all packages', async () => {
	const rates = [aRate(), aRate({ rate_id: 'courier:2', name: 'Courier', selected: false })];
	const { user, port } = renderCart(
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
	await user.click(within(second).getByRole('radio', { name: /Pickup/ }));
	// The last choice is told behind the frame that shows it.
	await waitFor(() =>
		expect(port.intents).toEqual([
			{ type: 'select-rate', packageId: 1, rateId: 'courier:2' },
			{ type: 'select-rate', packageId: null, rateId: 'pickup_location:0' },
		]),
	);
});

test('the address form of the shipping calculator follows the country, and is pushed on blur', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	unfold('Change address');
	expect(screen.getByRole('combobox', { name: 'State/County' })).toHaveValue('CA');
	await user.selectOptions(screen.getByRole('combobox', { name: 'Country/Region' }), 'Germany');
	expect(screen.queryByLabelText('State/County')).toBeNull();
	await user.type(screen.getByRole('textbox', { name: 'City' }), 'Bonn');
	await user.tab();
	await waitFor(() =>
		expect(port.intents.at(-1)).toMatchObject({
			type: 'update-customer',
			shippingAddress: { city: 'Bonn' },
		}),
	);
	expect(screen.getByText('Shipping to Bonn, Germany')).toBeVisible();
});

describe('without the shipping calculator', () => {
	const there = { country: 'US', state: 'CA', city: 'Eureka', postcode: '95501' };
	const renderPackage = (pack: Parameters<typeof aPackage>[0]) =>
		renderCart(
			aCart({
				items: [mug],
				shipping_rates: [aPackage(pack)],
				shipping_address: aShippingAddress(there),
			}),
			someSettings({ shippingCalculatorEnabled: false }),
		);

	test('rates are chosen for the address that is known, which cannot be changed', async () => {
		const { user, port } = renderPackage({});
		expect(screen.queryByText('Change address')).toBeNull();
		expect(screen.getByText(/^Shipping to Eureka/)).toBeVisible();
		await user.click(screen.getByRole('radio', { name: /Free shipping/ }));
		await waitFor(() =>
			expect(port.intents.at(-1)).toMatchObject({
				type: 'select-rate',
				rateId: 'free_shipping:2',
			}),
		);
	});

	test.each([
		['where nothing can be chosen', [aRate()], 0],
		['unless a rate can be chosen', [aRate(), aRate({ rate_id: 'courier:2', selected: false })], 1],
	])('nothing offers to change delivery %s', (_, shipping_rates, buttons) => {
		renderPackage({ shipping_rates });
		expect(screen.queryAllByText('Change')).toHaveLength(buttons);
	});

	test.each([
		['calculated during checkout', 'Shipping costs are calculated during checkout.', {}],
		[
			'not found',
			'No shipping options were found for Eureka, California 95501, United States.',
			{ destination: there },
		],
	])('rates are said to be %s', (_, message, pack) => {
		renderPackage({ shipping_rates: [], ...pack });
		expect(screen.getByText(message)).toBeVisible();
	});
});

test('a refused address shows its error at the field until the value is corrected', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	unfold('Change address');
	port.failNext(
		aRefusal({
			code: 'rest_invalid_param',
			params: [
				{
					param: 'shipping_address',
					code: 'invalid_postcode',
					message: 'The provided postcode / ZIP is not valid',
					additional: [],
				},
			],
		}),
	);
	const postcode = screen.getByRole('textbox', { name: 'Postal code' });
	await user.type(postcode, 'x');
	await user.tab();
	const problem = await screen.findByRole('alert');
	expect(problem).toHaveTextContent('The provided postcode / ZIP is not valid');
	expect(around(problem, 'section')).toHaveAccessibleName('Delivery');
	await user.clear(postcode);
	await user.type(postcode, '94105');
	await user.tab();
	await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
