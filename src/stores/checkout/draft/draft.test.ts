import fc from 'fast-check';
import { FakeCheckoutPort } from '../../../../test/fakes/checkout-port';
import { forbiddenStorage, memoryStorage } from '../../../../test/fakes/environment';
import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import { anAnswer } from '../../../../test/fixtures/checkout-events';
import { DRAFT_STORAGE_KEY } from '../../../domain/checkout/stored-attempt';
import type { PlaceOutcome } from '../../../domain/checkout/order';
import { createPlacing } from '../placing';
import { fieldsStore } from '../fields';
import { aCheckout, readyCart, place } from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';
import { baseline, fieldsToStore, fieldsToRestore } from './form';
import { DRAFT_LIFETIME, NO_DRAFT, readDraft, writeDraft } from './record';

inFakeTime();

const DAY = 24 * 60 * 60 * 1000;

const aDevice = () => {
	const storage = memoryStorage();
	return { ...storage, text: () => storage.items.get(DRAFT_STORAGE_KEY) ?? '' };
};
type Device = ReturnType<typeof aDevice>;

interface Visit {
	readonly cart?: ReturnType<typeof readyCart>;
	readonly now?: number;
	readonly settings?: Readonly<Record<string, unknown>>;
}

const visit = (device: Device, { cart = readyCart(), now = 0, settings = {} }: Visit = {}) =>
	aCheckout(cart, { settings, dependencies: { storage: device, now: () => now } });

const city = (page: ReturnType<typeof visit>) => page.cart().getCustomerData().shippingAddress.city;

/** A device on which a city was typed. */
const aTypedDevice = (visited: Visit = {}): Device => {
	const device = aDevice();
	void visit(device, visited).doCart.setShippingAddress({ city: 'Oakland' });
	return device;
};

const cartOf = (shipping: object, billing: object = shipping) =>
	readyCart({
		shipping_address: aShippingAddress(shipping),
		billing_address: aBillingAddress(billing),
	});

describe('the draft on the device', () => {
	it('restores addresses, note and choices after a reload', () => {
		const device = aDevice();
		const before = visit(device);
		void before.doCheckout.__internalSetUseShippingAsBilling(false);
		void before.doCheckout.__internalSetShouldCreateAccount(true);
		void before.doCheckout.__internalSetOrderNotes('Ring twice');
		void before.doCart.setShippingAddress({ city: 'Oakland' });
		void before.doCart.setBillingAddress({ city: 'Berkeley' });

		const after = visit(device);
		expect(city(after)).toBe('Oakland');
		expect(after.cart().getCustomerData().billingAddress.city).toBe('Berkeley');
		expect(after.checkout().getOrderNotes()).toBe('Ring twice');
		expect(after.checkout().getUseShippingAsBilling()).toBe(false);
		expect(after.checkout().getShouldCreateAccount()).toBe(true);
		expect(after.cart().getUnpushedAddress().shipping).toEqual({ city: 'Oakland' });
	});

	it('restores the selected payment method, but no saved card', () => {
		const device = aDevice();
		const settings = { checkout: { gateways: { cod: 'Cash', bacs: 'Transfer' } } };
		const picked = () => visit(device, { settings }).payment().getPickedOption();
		void visit(device, { settings }).doPayment.pickOption('bacs');
		expect(picked()).toBe('bacs');
		void visit(device, { settings }).doPayment.pickOption('saved-12');
		expect(device.text()).toBe('');
		expect(picked()).toBe('');
	});

	it('keeps input from before its script loaded', async () => {
		const device = aDevice();
		let come = (): void => undefined;
		const page = aCheckout(readyCart(), {
			dependencies: {
				storage: device,
				loadPlacing: () =>
					new Promise((resolve) => {
						come = () =>
							resolve((parts) => createPlacing({ ...parts, port: new FakeCheckoutPort() }));
					}),
			},
		});
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		expect(device.text()).toBe('');
		come();
		await pass();
		expect(city(visit(device))).toBe('Oakland');
	});

	it('contains no password and no payment data', () => {
		const device = aDevice();
		const checkout = { offersAccount: true, generatesPassword: false };
		const page = visit(device, { settings: { checkout } });
		void page.doCheckout.__internalSetShouldCreateAccount(true);
		void page.doCheckout.__internalSetCustomerPassword('hunter2');
		void page.doPayment.__internalSetPaymentMethodData({ number: '4242424242424242' });
		void page.doCheckout.__internalSetOrderNotes('Hi');
		expect(device.text()).toContain('Hi');
		expect(device.text()).not.toContain('hunter2');
		expect(device.text()).not.toContain('4242');
	});

	it('is absent while nothing was typed, and deleted when all is as before', () => {
		const device = aDevice();
		const page = visit(device);
		expect(device.text()).toBe('');
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		expect(device.text()).not.toBe('');
		void page.doCart.setShippingAddress({ city: 'San Francisco' });
		expect(device.text()).toBe('');
	});

	it('does not override an address that the shop has received since', () => {
		const device = aDevice();
		void visit(device).doCart.setShippingAddress({ city: 'Oakland', first_name: 'Grace' });
		const leeds = { city: 'Leeds', country: 'GB', state: '', first_name: 'Ada' };
		const after = visit(device, { cart: cartOf(leeds) });
		expect(city(after)).toBe('Leeds');
		// The name is restored independently of the place, and the shop has no newer name.
		expect(after.cart().getCustomerData().shippingAddress.first_name).toBe('Grace');
	});

	it('is restored when the session has ended', () => {
		const device = aDevice();
		const page = visit(device, { cart: cartOf({}) });
		void page.doCart.setShippingAddress({ city: 'Oakland', postcode: '94601' });
		void page.doCart.addressWasPushed({ city: 'Oakland', postcode: '94601' }, {});
		// The next page receives it from the shop, the one after that does not.
		visit(device, { cart: cartOf({ city: 'Oakland', postcode: '94601' }) });
		expect(city(visit(device, { cart: cartOf({}) }))).toBe('Oakland');
	});

	it('does not replace a different billing address by the shipping address', () => {
		const device = aDevice();
		void visit(device, { cart: cartOf({}) }).doCheckout.__internalSetOrderNotes('Hi');
		const after = visit(device, { cart: cartOf({ city: 'Leeds' }, { city: 'Ulm' }) });
		expect(after.checkout().getUseShippingAsBilling()).toBe(false);
		expect(after.cart().getCustomerData().billingAddress.city).toBe('Ulm');
	});

	it.each([
		['a customer an hour later', { settings: { currentUserId: 7 }, now: 60 * 60 * 1000 + 1 }],
		['another shop', { settings: { homeUrl: 'https://other.example/' } }],
	])('is ignored for %s', (_name, other) => {
		const device = aTypedDevice();
		expect(city(visit(device, other))).toBe('San Francisco');
		expect(device.text()).toBe('');
	});

	it('belongs to the customer who logs in, and to nobody after them', () => {
		const device = aTypedDevice();
		const ofCustomer = (currentUserId: number) => visit(device, { settings: { currentUserId } });
		expect(city(ofCustomer(7))).toBe('Oakland');
		expect(city(ofCustomer(8))).toBe('San Francisco');
		void ofCustomer(7).doCart.setShippingAddress({ city: 'Oakland' });
		expect(city(visit(device))).toBe('San Francisco');
	});

	it.each([
		["of a guest lasts a day, as the device may be somebody else's then", 0, DAY],
		['of a customer lasts a month', 7, DRAFT_LIFETIME],
	])('%s', (_promise, currentUserId, lifetime) => {
		const settings = { currentUserId };
		const later = (now: number) => {
			const device = aTypedDevice({ settings });
			return [city(visit(device, { settings, now })), device.text()];
		};
		expect(later(lifetime - 1)[0]).toBe('Oakland');
		expect(later(lifetime + 1)).toEqual(['San Francisco', '']);
	});

	it('is never stored when the shop has disabled it, and an existing one is deleted', () => {
		const device = aTypedDevice();
		const page = visit(device, { settings: { checkout: { keepsDraft: false } } });
		expect(device.text()).toBe('');
		void page.doCart.setShippingAddress({ city: 'Alameda' });
		expect(device.text()).toBe('');
	});

	it('is deleted when an order is placed', async () => {
		const device = aDevice();
		const page = visit(device);
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		page.orders.will({ kind: 'ordered', response: anAnswer() });
		await place(page);
		expect(page.checkout().isComplete()).toBe(true);
		expect(device.text()).toBe('');
		void page.doCheckout.__internalSetOrderNotes('too late');
		expect(device.text()).toBe('');
	});

	it('drops values of additional fields that no longer exist', () => {
		const device = aDevice();
		const settings = { checkout: { orderFields: { 'acme/when': { label: 'When' } } } };
		const page = visit(device, { settings });
		void page.registry.dispatch(fieldsStore).setAdditionalValues({ 'acme/when': 'am' });
		const answers = (given: Readonly<Record<string, unknown>>) =>
			visit(device, { settings: given }).registry.select(fieldsStore).getAdditionalValues();
		expect(answers(settings)).toEqual({ 'acme/when': 'am' });
		expect(answers({})).toEqual({});
	});

	it('does not throw when storage is unavailable', () => {
		const page = aCheckout(readyCart(), { dependencies: { storage: forbiddenStorage } });
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		expect(city(page)).toBe('Oakland');
	});
});

describe('reading a draft', () => {
	it('returns a draft or null, for any stored text', () => {
		const owner = { shop: '/', user: 0 };
		fc.assert(
			fc.property(fc.jsonValue(), fc.string(), (json, text) => {
				expect(readDraft(text, owner, 0)).toBeNull();
				const draft = { version: 1, ...owner, savedAt: 0, shipping: json, choices: json };
				const read = readDraft(JSON.stringify(draft), owner, 0);
				expect(read).toMatchObject({ billing: {}, note: '' });
			}),
		);
	});

	it('returns what was written', () => {
		const owner = { shop: '/', user: 3 };
		const content = {
			...NO_DRAFT,
			shipping: { city: { value: 'Ulm', before: '' } },
			note: 'Hi',
			choices: { useShippingAsBilling: true, shouldCreateAccount: false },
			method: 'bacs',
		};
		expect(readDraft(writeDraft(owner, 5, content), owner, 6)).toEqual(content);
		const newer = writeDraft(owner, 5, content).replace('"version":1', '"version":2');
		expect(readDraft(newer, owner, 6)).toBeNull();
	});
});

describe('restoring an address', () => {
	const value = fc.constantFrom('', 'a', 'b', 'c');
	const address = fc.record({ city: value, country: value, first_name: value });

	it('uses every typed field that the shop has not changed', () => {
		fc.assert(
			fc.property(address, address, (before, typed) => {
				const kept = fieldsToStore(before, typed);
				expect({ ...before, ...fieldsToRestore(kept, before) }).toEqual(typed);
			}),
		);
	});

	it('ignores typed fields that the shop has changed since', () => {
		fc.assert(
			fc.property(address, address, address, (before, typed, now) => {
				const kept = fieldsToStore(before, typed);
				const restored = fieldsToRestore(kept, now);
				for (const [field, old] of Object.entries(before)) {
					const said = Object.entries(now).find(([name]) => name === field)?.[1] ?? '';
					const mayReturn = said === '' || said === old;
					expect(field in restored && !mayReturn).toBe(false);
				}
				expect('city' in restored && 'country' in kept && !('country' in restored)).toBe(
					'city' in restored && 'country' in kept && kept.country?.value === now.country,
				);
			}),
		);
	});

	it('is idempotent, as the shop may have lost the session', () => {
		fc.assert(
			fc.property(address, address, (before, typed) => {
				const kept = fieldsToStore(before, typed);
				const again = fieldsToStore(baseline(kept, typed), typed);
				expect(again).toEqual(kept);
			}),
		);
	});
});

describe('the draft and orders of other requests', () => {
	const afterOrder = async (device: Device, outcome: PlaceOutcome) => {
		const page = visit(device);
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		void page.doCart.setShippingAddress({ city: 'San Francisco', address_2: 'Flat 2' });
		page.orders.will(outcome);
		void page.doCheckout.placeOrder();
		await pass(2000);
		return page;
	};

	it.each<[string, PlaceOutcome]>([
		['uncertain', { kind: 'uncertain', orderId: 41 }],
		['running elsewhere', { kind: 'running', retryAfter: 1000 }],
		['lost', { kind: 'unreachable', reason: 'lost' }],
	])('is kept while the outcome is %s', async (_, outcome) => {
		const device = aDevice();
		const page = await afterOrder(device, outcome);
		expect(page.orders.posts).toHaveLength(1);
		expect(device.text()).toContain('Flat 2');
	});

	it('is deleted once the shop tells that the cart was ordered', async () => {
		const device = aDevice();
		const redirectUrl = 'https://shop.example/received/41';
		const page = await afterOrder(device, { kind: 'placed', orderId: 41, redirectUrl });
		expect(page.left).toEqual([redirectUrl]);
		expect(device.text()).toBe('');
	});
});
