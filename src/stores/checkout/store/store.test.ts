import {
	aBillingAddress,
	aPackage,
	aPickupRate,
	aRate,
	aShippingAddress,
} from '../../../../test/fixtures/builders';
import { fieldsStore } from '../fields';
import { aCheckout, readyCart } from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';

inFakeTime();

describe('the initial state', () => {
	it('uses one address for both when all fields are equal', () => {
		expect(aCheckout().checkout().getUseShippingAsBilling()).toBe(true);
		const other = readyCart({ billing_address: aBillingAddress({ city: 'Oakland' }) });
		expect(aCheckout(other).checkout().getUseShippingAsBilling()).toBe(false);
	});

	it('is idle, without an order, and has customer id 0 unless the page sets one', () => {
		const page = aCheckout(readyCart(), { settings: { currentUserId: 3 } });
		expect(page.checkout().isIdle()).toBe(true);
		expect(page.checkout().hasOrder()).toBe(false);
		expect(page.checkout().getCustomerId()).toBe(3);
	});
});

describe('calculating', () => {
	it('is counted by plugins and never below 0', async () => {
		const { checkout, doCheckout } = aCheckout();
		await doCheckout.__internalDecrementCalculating();
		await doCheckout.__internalIncrementCalculating();
		expect(checkout().isCalculating()).toBe(true);
		await doCheckout.__internalFinishCalculation();
		expect(checkout().isCalculating()).toBe(false);
	});

	it('includes named waits of this plugin', async () => {
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

	it('lasts while a task is running, also one that fails', async () => {
		const { checkout, doCheckout } = aCheckout();
		const work = doCheckout.disableCheckoutFor(() => Promise.reject(new Error('no')));
		expect(checkout().isCalculating()).toBe(true);
		await expect(work).rejects.toThrow('no');
		expect(checkout().isCalculating()).toBe(false);
	});
});

describe('extension data', () => {
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

describe('legacy setters', () => {
	it('are events of the machine: an error cancels, a status cannot be forced', async () => {
		const page = aCheckout();
		await page.doCheckout.__internalSetProcessing();
		await page.doCheckout.__internalSetComplete({ redirectUrl: 'https://evil.example/' });
		await page.doCheckout.__internalSetComplete();
		await page.doCheckout.__internalSetComplete({ redirectUrl: 7 });
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
	it('copies billing to shipping when the shop ships to billing addresses only', () => {
		const page = aCheckout(readyCart({ shipping_address: aShippingAddress() }), {
			settings: { checkout: { shipsToBillingOnly: true } },
		});
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('San Francisco');
	});
});

describe('delivery or pickup', () => {
	const twoPackages = (selected: 'flat' | 'pickup') => {
		const shipping_rates = [
			aRate({ selected: selected === 'flat' }),
			aPickupRate({ selected: selected === 'pickup' }),
		];
		return readyCart({
			shipping_rates: [0, 1].map((package_id) => aPackage({ package_id, shipping_rates })),
		});
	};

	it('starts according to the selected rates', () => {
		expect(aCheckout(twoPackages('flat')).checkout().prefersCollection()).toBe(false);
		expect(aCheckout(twoPackages('pickup')).checkout().prefersCollection()).toBe(true);
	});

	it('pickup selects its rate for every package', async () => {
		const page = aCheckout(twoPackages('flat'));
		await page.doCheckout.setPrefersCollection(true);
		expect(page.port.intents).toEqual([
			{ type: 'select-rate', packageId: null, rateId: aPickupRate().rate_id },
		]);
	});

	it('delivery selects a delivery rate for each package', async () => {
		const page = aCheckout(twoPackages('pickup'));
		await page.doCheckout.setPrefersCollection(false);
		expect(page.port.intents).toEqual([
			{ type: 'select-rate', packageId: 0, rateId: aRate().rate_id },
			{ type: 'select-rate', packageId: 1, rateId: aRate().rate_id },
		]);
	});

	it('pickup ends when the shop no longer offers it', async () => {
		const page = aCheckout(twoPackages('pickup'));
		const delivered = aPackage({ shipping_rates: [aRate({ selected: true })] });
		await page.doCart.receiveCart({ shipping_rates: [delivered] });
		expect(page.checkout().prefersCollection()).toBe(false);
	});
});

describe('additional fields', () => {
	it("are read and set under the checkout's own names", async () => {
		const { checkout, doCheckout, registry } = aCheckout();
		expect(checkout().getAdditionalFields()).toEqual({});
		await doCheckout.setAdditionalFields({ 'tax/number': 'R1', 'gift/wanted': true });
		await doCheckout.setAdditionalFields({ 'gift/wanted': false });
		expect(checkout().getAdditionalFields()).toEqual({ 'tax/number': 'R1', 'gift/wanted': '0' });
		const { getAdditionalValues } = registry.select(fieldsStore);
		expect(getAdditionalValues()).toBe(checkout().getAdditionalFields());
	});

	it('exist beside addresses whose editing flags are always true', async () => {
		const { checkout, doCheckout } = aCheckout();
		await doCheckout.setEditingShippingAddress(false);
		await doCheckout.setEditingBillingAddress(false);
		expect(checkout().getEditingShippingAddress()).toBe(true);
		expect(checkout().getEditingBillingAddress()).toBe(true);
	});
});
