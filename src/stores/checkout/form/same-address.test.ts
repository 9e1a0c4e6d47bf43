import { memoryStorage } from '../../../../test/fakes/environment';
import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import { aCheckout, readyCart, type CheckoutPage } from '../../../../test/support/checkout-store';
import { inFakeTime } from '../../../../test/support/stores';

inFakeTime();

const ship = { first_name: 'Ada', city: 'San Francisco' };
const bill = { first_name: 'Grace', city: 'Berkeley' };

const twoAddresses = () =>
	readyCart({
		shipping_address: aShippingAddress(ship),
		billing_address: aBillingAddress({ ...bill, email: 'ada@example.org' }),
	});

const billing = (page: CheckoutPage) => page.cart().getCustomerData().billingAddress;

const tick = (page: CheckoutPage, isTicked: boolean) =>
	void page.doCheckout.__internalSetUseShippingAsBilling(isTicked);

describe('one address for both', () => {
	it('keeps the billing address, and brings it back with the e-mail address of now', () => {
		const page = aCheckout(twoAddresses());
		tick(page, true);
		expect(billing(page)).toMatchObject(ship);
		void page.doCart.setBillingAddress({ email: 'grace@example.org' });
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		expect(billing(page).city).toBe('Oakland');
		tick(page, false);
		expect(billing(page)).toMatchObject({ ...bill, email: 'grace@example.org' });
		void page.doCart.setShippingAddress({ city: 'Alameda' });
		expect(billing(page).city).toBe(bill.city);
		tick(page, true);
		tick(page, false);
		expect(billing(page)).toMatchObject(bill);
	});

	it('starts the billing address with the shipping address if there was none of its own', () => {
		const page = aCheckout();
		void page.doCart.setShippingAddress({ city: 'Oakland' });
		tick(page, false);
		expect(billing(page).city).toBe('Oakland');
	});

	it('keeps what was typed for pickup, where the billing address is the only one', () => {
		const page = aCheckout();
		void page.doCheckout.setPrefersCollection(true);
		void page.doCart.setBillingAddress(bill);
		void page.doCheckout.setPrefersCollection(false);
		expect(billing(page).first_name).toBe('Ada');
		void page.doCheckout.setPrefersCollection(true);
		expect(billing(page)).toMatchObject(bill);
	});

	it('keeps it over a reload, whether the shop has the copy or not', () => {
		const device = memoryStorage();
		const visit = (cart: ReturnType<typeof readyCart>) =>
			aCheckout(cart, { dependencies: { storage: device } });
		const page = visit(twoAddresses());
		void page.doCart.setBillingAddress({ city: 'Albany' });
		tick(page, true);
		const both = aShippingAddress(ship);
		const pushed = readyCart({
			shipping_address: both,
			billing_address: aBillingAddress({ ...ship, email: 'ada@example.org' }),
		});
		for (const cart of [pushed, pushed]) {
			const again = visit(cart);
			expect(again.checkout().getUseShippingAsBilling()).toBe(true);
			expect(billing(again)).toMatchObject(ship);
		}
		const last = visit(pushed);
		tick(last, false);
		expect(billing(last)).toMatchObject({ ...bill, city: 'Albany' });
	});
});
