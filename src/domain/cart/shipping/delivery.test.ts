import fc from 'fast-check';
import { aCart, anItem, aPackage, aPickupRate, aRate } from '../../../../test/fixtures/builders';
import { cartOf } from '../../../../test/fixtures/decoded';
import type { ShippingRateData } from '../data';
import { withPreferredDelivery, deliveryAvailability, type DeliverySettings } from './delivery';

const FULL = { country: 'US', state: 'CA', city: 'San Francisco', postcode: '94105' };

const field = (required: boolean) => ({
	label: '',
	optionalLabel: '',
	required,
	hidden: false,
	index: 0,
	autocomplete: '',
	autocapitalize: '',
});

const settingsOf = (overrides: Partial<DeliverySettings> = {}): DeliverySettings => ({
	addressFields: {
		country: field(true),
		state: field(true),
		city: field(true),
		postcode: field(true),
		phone: field(true),
	},
	billingCountries: [],
	shippingCountries: [],
	countries: {},
	states: {},
	countryLocale: { DE: { state: { required: false } } },
	collectableMethodIds: ['pickup_location'],
	localPickupEnabled: true,
	shippingCostRequiresAddress: true,
	...overrides,
});

const cartTo = (
	destination: Readonly<Record<string, string>>,
	rates: readonly ShippingRateData[],
	isCalculated = true,
) =>
	cartOf(
		aCart({
			items: [anItem()],
			has_calculated_shipping: isCalculated,
			shipping_rates: isCalculated
				? [aPackage({ destination: { ...FULL, ...destination }, shipping_rates: [...rates] })]
				: [],
		}),
	);

const prospectOf = (
	destination: Readonly<Record<string, string>>,
	rates: readonly ShippingRateData[],
	overrides: Partial<DeliverySettings> = {},
) => deliveryAvailability(cartTo(destination, rates), settingsOf(overrides));

describe('availability of delivery', () => {
	const free = { shippingCostRequiresAddress: false };
	const pickedUp = aPickupRate({ selected: true });

	it.each([
		['a city is missing', prospectOf({ city: '' }, [])],
		['rates are hidden, and pickup is possible', prospectOf({ city: '' }, [aPickupRate()])],
		['pickup is selected in the meantime', prospectOf({ state: '' }, [pickedUp])],
		['a shop that hides no rates has none yet', prospectOf({ postcode: '' }, [], free)],
		['shipping is not calculated', deliveryAvailability(cartTo({}, [], false), settingsOf())],
	])('awaits the address while %s', (_, prospect) => {
		expect(prospect).toBe('awaits-address');
	});

	it.each([
		['there are rates', prospectOf({}, [aRate()])],
		['there are rates for a part of an address', prospectOf({ city: '' }, [aRate()], free)],
		['pickup is possible', prospectOf({}, [aPickupRate()])],
		['the shop has only pickup', prospectOf({ city: '' }, [aPickupRate()], free)],
	])('is offered when %s', (_, prospect) => {
		expect(prospect).toBe('offered');
	});

	it('is ruled out only by a complete address', () => {
		expect(prospectOf({}, [])).toBe('none');
		expect(prospectOf({ country: 'DE', state: '' }, [], free)).toBe('none');
		expect(prospectOf({ country: 'FR', state: '' }, [], free)).toBe('awaits-address');
	});

	it('is never ruled out while the address is incomplete, whatever the rates are', () => {
		fc.assert(
			fc.property(
				fc.constantFrom('country', 'state', 'city', 'postcode'),
				fc.subarray([aRate(), aPickupRate()]),
				fc.boolean(),
				(name, rates, shippingCostRequiresAddress) => {
					const prospect = prospectOf({ [name]: '' }, rates, { shippingCostRequiresAddress });
					expect(prospect).not.toBe('none');
				},
			),
		);
	});
});

describe('the shipping total', () => {
	it('is unknown while no offered rate is selected', () => {
		expect(cartTo({ city: '' }, [aPickupRate()]).totals.shipping).toBeNull();
		expect(cartTo({}, [aRate({ selected: true })]).totals.shipping).not.toBeNull();
	});

	it('is not the pickup price when the shopper prefers delivery', () => {
		const cart = cartTo({ city: '' }, [aPickupRate({ selected: true })]);
		const sent = withPreferredDelivery(cart, false, settingsOf());
		expect(sent.totals.shipping).toBeNull();
	});

	it('is not to be had where only pickup locations are offered and the shopper prefers delivery', () => {
		const settings = settingsOf();
		for (const selected of [false, true]) {
			const cart = cartTo({}, [aPickupRate({ selected })]);
			expect(deliveryAvailability(cart, settings)).toBe('offered');
			const sent = withPreferredDelivery(cart, false, settings);
			expect(deliveryAvailability(sent, settings)).toBe('none');
		}
	});

	it('is unchanged when the preference matches the selected rate, or pickup is disabled', () => {
		const collected = cartTo({}, [aPickupRate({ selected: true }), aRate({ selected: false })]);
		const delivered = cartTo({}, [aPickupRate(), aRate({ selected: true })]);
		expect(withPreferredDelivery(collected, true, settingsOf())).toBe(collected);
		expect(withPreferredDelivery(delivered, false, settingsOf())).toBe(delivered);
		const noPickup = settingsOf({ localPickupEnabled: false });
		expect(withPreferredDelivery(collected, false, noPickup)).toBe(collected);
	});
});
