import fc from 'fast-check';
import {
	aCart,
	anItem,
	aShippingAddress,
	aBillingAddress,
} from '../../../../test/fixtures/builders';
import { aRefusal } from '../../../../test/fixtures/checkout-events';
import { aPage, inFakeTime, pass } from '../../../../test/support/stores';
import { ADDRESS_PUSH_PAUSE } from './address-push';

const cart = aCart({
	items: [anItem({ id: 12 })],
	shipping_address: aShippingAddress({ country: 'US', city: 'Salem', postcode: 'SW1A1AA' }),
	billing_address: aBillingAddress({ email: 'ada@example.org' }),
});

inFakeTime();

const pause = (milliseconds = ADDRESS_PUSH_PAUSE) => pass(milliseconds);

describe('the push of an address', () => {
	it('is sent 1500 ms after the last change, with the changed fields only', async () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ city: 'Os' });
		await pause(1499);
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		await pause(1499);
		expect(page.port.intents).toEqual([]);
		await pause(1);
		expect(page.port.intents).toEqual([
			{ type: 'update-customer', shippingAddress: { city: 'Oslo' }, billingAddress: null },
		]);
		expect(page.cart().getUnpushedAddress()).toEqual({ shipping: {}, billing: {} });
		await pause(10_000);
		expect(page.port.intents).toHaveLength(1);
	});

	it('is sent immediately on blur', async () => {
		const page = aPage(cart);
		void page.doCart.setBillingAddress({ email: 'grace@example.org' });
		await page.doShopping.leaveAddress();
		expect(page.port.intents).toEqual([
			expect.objectContaining({ billingAddress: { email: 'grace@example.org' } }),
		]);
		await pause();
		expect(page.port.intents).toHaveLength(1);
	});

	it('tells nobody of a field that is left, or set, as it was', async () => {
		const page = aPage(cart);
		const told = jest.fn();
		page.registry.subscribe(told, 'wc/store/cart');
		await page.doShopping.leaveAddress();
		void page.doCart.setShippingAddress({ city: 'Salem' });
		expect(told).not.toHaveBeenCalled();
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		const shown = page.cart().getCartData();
		void page.doShopping.leaveAddress();
		await pass();
		expect(told).toHaveBeenCalled();
		expect(page.port.intents).toHaveLength(1);
		expect(page.cart().getCartData().shippingAddress).toBe(shown.shippingAddress);
	});

	it('sends a field again that was changed back while a push was under way', async () => {
		const page = aPage(cart, { isInvalid: () => false });
		page.port.hold();
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		const left = page.doShopping.leaveAddress();
		await pause(0);
		void page.doCart.setShippingAddress({ city: 'Salem' });
		void page.doCart.releaseAddressFields();
		await page.port.release(1);
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('Salem');
		expect(page.cart().getUnpushedAddress().shipping).toEqual({ city: 'Salem' });
		await page.port.release();
		await left;
		await pause();
		expect(page.port.intents).toHaveLength(2);
	});

	it('leaves an invalid field out until it is valid', async () => {
		let invalid = 'shipping_last_name';
		const page = aPage(cart, { isInvalid: (field) => field === invalid });
		void page.doCart.setShippingAddress({ city: 'Oslo', last_name: '?' });
		await pause();
		expect(page.port.intents).toMatchObject([{ shippingAddress: { city: 'Oslo' } }]);
		expect(page.cart().getUnpushedAddress().shipping).toEqual({ last_name: '?' });

		invalid = 'billing_city';
		await page.doShopping.leaveAddress();
		expect(page.port.intents.at(-1)).toMatchObject({ shippingAddress: { last_name: '?' } });
		expect(page.port.intents).toHaveLength(2);
	});

	it('sends a new country at once, without the state and the postcode of the former one', async () => {
		// Of an address for both, only the shipping fields are shown.
		const invalid = ['shipping_state', 'shipping_postcode'];
		const page = aPage(cart, { isInvalid: (field) => invalid.includes(field) });
		void page.doCart.setShippingAddress({ country: 'CA', state: '' });
		void page.doCart.setBillingAddress({ country: 'CA', state: '', postcode: 'SW1A1AA' });
		await pause();
		const moved = { country: 'CA', state: '', postcode: '' };
		expect(page.port.intents).toMatchObject([{ shippingAddress: moved, billingAddress: moved }]);
		expect(page.cart().getCustomerData().shippingAddress.postcode).toBe('SW1A1AA');

		invalid.length = 0;
		void page.doCart.setShippingAddress({ country: 'GB' });
		await pause();
		expect(page.port.intents.at(-1)).toMatchObject({
			shippingAddress: { country: 'GB', postcode: 'SW1A1AA' },
		});
	});

	it('sends an empty postcode once, also if focus leaves while the new country is under way', async () => {
		const page = aPage(cart, { isInvalid: (field) => field === 'shipping_postcode' });
		page.port.hold();
		void page.doCart.setShippingAddress({ country: 'CA', state: '' });
		await pause();
		const left = page.doShopping.leaveAddress();
		await page.port.release();
		await left;
		expect(page.port.intents).toHaveLength(1);
	});

	it('compares and sends normalised values and keeps the typed ones', async () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ postcode: 'sw1a 1aa', city: ' Salem ' });
		void page.doCart.setBillingAddress({ email: ' ada@example.org ' });
		await page.doShopping.leaveAddress();
		await pause();
		expect(page.port.intents).toEqual([]);

		void page.doCart.setShippingAddress({ postcode: 'w1a 1aa' });
		await page.doShopping.leaveAddress();
		expect(page.shop.deeds[0]?.body).toEqual({ shipping_address: { postcode: 'W1A1AA' } });
		expect(page.cart().getCustomerData().shippingAddress.postcode).toBe('w1a 1aa');
	});

	it('omits an invalid e-mail, like an empty one', async () => {
		const page = aPage(aCart({ items: [], billing_address: aBillingAddress({ email: '' }) }));
		void page.doCart.setBillingAddress({ email: 'ada@' });
		await pause();
		expect(page.port.intents).toEqual([]);
	});

	it('is followed by a push of what was typed while it was under way', async () => {
		const page = aPage(cart);
		page.port.hold();
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		await pause();
		void page.doCart.setShippingAddress({ city: 'Oslo S' });
		expect(page.shopping().getCart().shippingAddress.city).toBe('Oslo S');
		await page.port.release();
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('Oslo S');
		await pause();
		expect(page.port.intents.at(-1)).toMatchObject({ shippingAddress: { city: 'Oslo S' } });
		expect(page.port.intents).toHaveLength(2);
	});

	it('is delayed by keys that do not change the value: arrows, a trailing space', async () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ city: 'New' });
		await pause(1499);
		page.addressPush.prolong();
		void page.doCart.setShippingAddress({ city: 'New ' });
		await pause(1499);
		expect(page.port.intents).toEqual([]);
		await pause(1);
		expect(page.port.intents).toHaveLength(1);
		page.addressPush.prolong();
		await pause(10_000);
		expect(page.port.intents).toHaveLength(1);
	});

	it('that waits for another one sends fields that were left, not those being edited', async () => {
		const page = aPage(cart);
		page.port.hold();
		void page.doCart.setShippingAddress({ first_name: 'Ada' });
		void page.doShopping.leaveAddress();
		await pause(0);
		void page.doCart.setShippingAddress({ last_name: 'Lovelace' });
		void page.doShopping.leaveAddress();
		void page.doCart.setShippingAddress({ city: 'Os' });
		await page.port.release(1);
		await pause(0);
		expect(page.port.intents.at(-1)).toMatchObject({ shippingAddress: { last_name: 'Lovelace' } });
		expect(page.port.intents.at(-1)).not.toMatchObject({ shippingAddress: { city: 'Os' } });
		await page.port.release();
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		await pause();
		expect(page.port.intents.at(-1)).toMatchObject({ shippingAddress: { city: 'Oslo' } });
		expect(page.port.intents).toHaveLength(3);
	});

	it('never sends incomplete input, for any sequence of typing, blurring and responses', async () => {
		const field = fc.constantFrom('first_name', 'city', 'address_1');
		const step = fc.oneof(
			fc.record({ do: fc.constant('type' as const), field }),
			fc.record({ do: fc.constantFrom('key' as const, 'leave' as const, 'answer' as const) }),
			fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 3000 }) }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
				const page = aPage(cart);
				page.port.hold();
				const settled = new Set<string>();
				const current = new Map<string, string>();
				let sinceKey = 0;
				let letters = 0;
				const settle = () => current.forEach((value, name) => settled.add(`${name} ${value}`));
				for (const one of steps) {
					switch (one.do) {
						case 'type':
							sinceKey = 0;
							letters += 1;
							current.set(one.field, `${current.get(one.field) ?? ''}${String(letters)}`);
							page.addressPush.prolong();
							void page.doCart.setShippingAddress(Object.fromEntries(current));
							break;
						case 'key':
							sinceKey = 0;
							page.addressPush.prolong();
							break;
						case 'leave':
							settle();
							void page.doShopping.leaveAddress();
							break;
						case 'answer':
							await page.port.release(1);
							break;
						case 'wait':
							sinceKey += one.ms;
							if (sinceKey >= ADDRESS_PUSH_PAUSE) {
								settle();
							}
							await pause(one.ms);
					}
					await pause(0);
					const told = page.port.intents.flatMap((intent) =>
						Object.entries((intent.type === 'update-customer' && intent.shippingAddress) || {}),
					);
					told.forEach(([name, value]) => expect(settled).toContain(`${name} ${String(value)}`));
				}
				await page.port.release();
				await pause(2 * ADDRESS_PUSH_PAUSE);
				expect(page.cart().getUnpushedAddress().shipping).toEqual({});
			}),
		);
	});

	it('is retried with the same fields after a failure, which is reported', async () => {
		const page = aPage(cart);
		const refused = { code: 'invalid_postcode', message: 'Not a postcode.', additional: [] };
		page.port.failNext(
			aRefusal({
				code: 'rest_invalid_param',
				params: [{ param: 'shipping_address', ...refused }],
			}),
		);
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		await pause();
		expect(page.texts('wc/checkout/shipping-address')).toEqual(['Not a postcode.']);
		expect(page.cart().getUnpushedAddress().shipping).toEqual({ city: 'Oslo' });

		await page.doShopping.leaveAddress();
		expect(page.port.intents).toHaveLength(2);
		expect(page.texts('wc/checkout/shipping-address')).toEqual([]);
	});
});

describe('a response', () => {
	type Page = ReturnType<typeof aPage>;
	const receive = (page: Page, address: object) =>
		void page.doCart.receiveCart({ ...cart, shipping_address: aShippingAddress(address) });
	const shipping = (page: Page) => page.cart().getCustomerData().shippingAddress;

	it('never overwrites a field that is being edited', async () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ city: 'Os' });
		receive(page, { city: 'Rome', state: 'RM' });
		expect(shipping(page)).toMatchObject({ city: 'Os', state: 'RM' });
	});

	it('does not overwrite a pushed field that still has the focus', async () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		await pause();
		receive(page, { city: 'OSLO' });
		expect(shipping(page).city).toBe('Oslo');

		await page.doShopping.leaveAddress();
		receive(page, { city: 'OSLO' });
		expect(shipping(page).city).toBe('OSLO');
	});

	it('keeps the typed text of a field whose normalised value is the same', () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ postcode: 'sw1a 1aa' });
		void page.doShopping.leaveAddress();
		void page.doCart.receiveCart({ ...cart });
		expect(page.cart().getCustomerData().shippingAddress.postcode).toBe('sw1a 1aa');
	});

	it('of an extension overwrites input only when the extension requests it', async () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ city: 'Os' });
		await page.doCart.applyExtensionCartUpdate({ namespace: 'x', data: {} });
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('Os');
		await page.doCart.applyExtensionCartUpdate({
			namespace: 'x',
			data: {},
			overwriteDirtyCustomerData: { shipping_address: true },
		});
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('Salem');
	});
});
