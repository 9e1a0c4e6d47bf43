import {
	aBillingAddress,
	aPackage,
	aPickupRate,
	aRate,
	aShippingAddress,
} from '../../../test/fixtures/builders';
import { fieldsStore } from '../fields';
import { aCheckout, readyCart } from '../../../test/support/checkout-store';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

describe('the first state', () => {
	it('uses one address for both when they are equal on every field', () => {
		expect(aCheckout().checkout().getUseShippingAsBilling()).toBe(true);
		const other = readyCart({ billing_address: aBillingAddress({ city: 'Oakland' }) });
		expect(aCheckout(other).checkout().getUseShippingAsBilling()).toBe(false);
	});

	it('is idle, without an order, and a guest’s unless the page says otherwise', () => {
		const page = aCheckout(readyCart(), { settings: { currentUserId: 3 } });
		expect(page.checkout().isIdle()).toBe(true);
		expect(page.checkout().hasOrder()).toBe(false);
		expect(page.checkout().getCustomerId()).toBe(3);
	});
});

describe('calculating', () => {
	it('is counted by plugins and never falls below 0', async () => {
		const { checkout, doCheckout } = aCheckout();
		await doCheckout.__internalDecrementCalculating();
		await doCheckout.__internalIncrementCalculating();
		expect(checkout().isCalculating()).toBe(true);
		await doCheckout.__internalFinishCalculation();
		expect(checkout().isCalculating()).toBe(false);
	});

	it('goes on while the product waits for anything by name', async () => {
		const { checkout, doCheckout } = aCheckout();
		await doCheckout.startCalculating('a');
		await doCheckout.startCalculating('a');
		await doCheckout.startCalculating('b');
		await doCheckout.finishCalculating('a');
		expect(checkout().isCalculating()).toBe(true);
		await doCheckout.__internalDecrementCalculating();
		expect(checkout().isCalculating()).toBe(true);
		await doCheckout.finishCalculating('b');
		expect(checkout().isCalculating()).toBe(false);
	});

	it('goes on while work is under way, also work that fails', async () => {
		const { checkout, doCheckout } = aCheckout();
		const work = doCheckout.disableCheckoutFor(() => Promise.reject(new Error('no')));
		expect(checkout().isCalculating()).toBe(true);
		await expect(work).rejects.toThrow('no');
		expect(checkout().isCalculating()).toBe(false);
	});
});

describe('data of plugins', () => {
	it('is merged by namespace, or replaced', async () => {
		const { checkout, doCheckout } = aCheckout();
		await doCheckout.setExtensionData('gift', { wrap: true });
		await doCheckout.setExtensionData('gift', { card: 'Hello' });
		await doCheckout.setExtensionData('survey', { found: 'friend' });
		expect(checkout().getExtensionData()).toEqual({
			gift: { wrap: true, card: 'Hello' },
			survey: { found: 'friend' },
		});
		await doCheckout.setExtensionData('gift', { wrap: false }, true);
		expect(checkout().getExtensionData().gift).toEqual({ wrap: false });
		await doCheckout.__internalSetExtensionData('gift', { card: 'Bye' });
		expect(checkout().getExtensionData().gift).toEqual({ wrap: false, card: 'Bye' });
	});
});

describe('setters of old', () => {
	it('are words to the machine: an error calls off, a status cannot be made up', async () => {
		const page = aCheckout();
		await page.doCheckout.__internalSetProcessing();
		await page.doCheckout.__internalSetComplete({ redirectUrl: 'https://evil.example/' });
		expect(page.checkout().isIdle()).toBe(true);
		await page.doCheckout.__internalSetRedirectUrl('https://evil.example/');
		expect(page.checkout().getRedirectUrl()).toBe('https://evil.example/');
		await page.doCheckout.__internalSetBeforeProcessing();
		expect(page.checkout().isBeforeProcessing()).toBe(true);
		await page.doCheckout.__internalSetHasError();
		expect(page.checkout().isIdle()).toBe(true);
		expect(page.checkout().hasError()).toBe(true);
		await pass(1000);
		expect(page.orders.posts).toEqual([]);
		expect(page.left).toEqual([]);
	});
});

describe('one address for both', () => {
	it('lets billing follow what is typed into shipping', async () => {
		const page = aCheckout();
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		expect(page.cart().getCustomerData().billingAddress).toMatchObject({
			city: 'Oakland',
			email: 'ada@example.org',
		});
	});

	it('leaves billing alone where it is another one', async () => {
		const page = aCheckout();
		await page.doCheckout.__internalSetUseShippingAsBilling(false);
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		expect(page.cart().getCustomerData().billingAddress.city).toBe('San Francisco');
		await page.doCheckout.__internalSetUseShippingAsBilling(true);
		expect(page.cart().getCustomerData().billingAddress.city).toBe('Oakland');
	});

	it('goes the other way where the shop sends to billing addresses only', () => {
		const page = aCheckout(readyCart({ shipping_address: aShippingAddress() }), {
			settings: { checkout: { shipsToBillingOnly: true } },
		});
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('San Francisco');
	});
});

describe('delivery or pickup', () => {
	const twoPackages = (selected: 'flat' | 'pickup') =>
		readyCart({
			shipping_rates: [0, 1].map((package_id) =>
				aPackage({
					package_id,
					shipping_rates: [
						aRate({ selected: selected === 'flat' }),
						aPickupRate({ selected: selected === 'pickup' }),
					],
				}),
			),
		});

	it('starts as the chosen rates say', () => {
		expect(aCheckout(twoPackages('flat')).checkout().prefersCollection()).toBe(false);
		expect(aCheckout(twoPackages('pickup')).checkout().prefersCollection()).toBe(true);
	});

	it('pickup chooses its rate for every package', async () => {
		const page = aCheckout(twoPackages('flat'));
		await page.doCheckout.setPrefersCollection(true);
		expect(page.port.intents).toEqual([
			{ type: 'select-rate', packageId: null, rateId: aPickupRate().rate_id },
		]);
	});

	it('delivery chooses one of its rates for each package', async () => {
		const page = aCheckout(twoPackages('pickup'));
		await page.doCheckout.setPrefersCollection(false);
		expect(page.port.intents).toEqual([
			{ type: 'select-rate', packageId: 0, rateId: aRate().rate_id },
			{ type: 'select-rate', packageId: 1, rateId: aRate().rate_id },
		]);
	});

	it('ends where the shop has no place to collect any more', async () => {
		const page = aCheckout(twoPackages('pickup'));
		await page.doCart.receiveCart({
			shipping_rates: [aPackage({ shipping_rates: [aRate({ selected: true })] })],
		});
		expect(page.checkout().prefersCollection()).toBe(false);
	});
});

describe('fields of plugins', () => {
	it('are read and set by the checkout’s own names', async () => {
		const { checkout, doCheckout, registry } = aCheckout();
		expect(checkout().getAdditionalFields()).toEqual({});
		await doCheckout.setAdditionalFields({ 'tax/number': 'R1', 'gift/wanted': true });
		await doCheckout.setAdditionalFields({ 'gift/wanted': false });
		expect(checkout().getAdditionalFields()).toEqual({ 'tax/number': 'R1', 'gift/wanted': '0' });
		expect(registry.select(fieldsStore).getAdditionalValues()).toBe(
			checkout().getAdditionalFields(),
		);
	});

	it('stand beside addresses that are always being edited', async () => {
		const { checkout, doCheckout } = aCheckout();
		await doCheckout.setEditingShippingAddress(false);
		await doCheckout.setEditingBillingAddress(false);
		expect(checkout().getEditingShippingAddress()).toBe(true);
		expect(checkout().getEditingBillingAddress()).toBe(true);
	});
});
