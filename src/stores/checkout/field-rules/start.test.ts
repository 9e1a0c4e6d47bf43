import { aCheckout, readyCart, place } from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';
import { fieldsStore } from '../fields';
import { STATES_EXTENSION } from './start';

inFakeTime();

const TICKED = {
	customer: {
		properties: {
			additional_fields: {
				properties: { 'acme/business': { const: true } },
				required: ['acme/business'],
			},
		},
	},
};
const inCountry = (country: string) => ({
	customer: { properties: { address: { properties: { country: { const: country } } } } },
});
const UNKNOWN = { cart: { properties: { items_count: { multipleOf: 2 } } } };

const SETTINGS = {
	countries: { US: 'United States', CA: 'Canada' },
	addressFields: { 'acme/door': { label: 'Door' } },
	checkout: {
		contactFields: {
			'acme/business': { label: 'Business', type: 'checkbox' },
			'acme/vat': { label: 'VAT number' },
		},
		orderFields: { 'acme/when': { label: 'When' }, 'acme/why': { label: 'Why' } },
		fieldRules: {
			'acme/vat': {
				location: 'contact',
				required: TICKED,
				hidden: { not: { type: 'object', properties: TICKED } },
				validation: { pattern: '^\\d+$', errorMessage: 'Digits only.' },
			},
			'acme/door': { location: 'address', required: inCountry('CA'), hidden: inCountry('GB') },
			'acme/when': {
				location: 'order',
				hidden: { checkout: { properties: { payment_method: { const: 'cod' } } } },
			},
			'acme/why': { location: 'order', hidden: UNKNOWN },
			broken: 'text',
		},
		fieldStates: { 'order_acme/why': { hidden: true } },
		additionalValues: { 'acme/vat': '12' },
	},
};

const aPage = async (cart = readyCart()) => {
	const page = aCheckout(cart, { settings: SETTINGS });
	await pass();
	const fields = page.registry.select(fieldsStore);
	return {
		...page,
		stateOf: (id: string) => fields.getFieldStates()[id],
		values: () => fields.getAdditionalValues(),
		message: (id: string) => page.validation().getValidationError(id)?.message,
	};
};

describe('fields with rules', () => {
	it('are hidden, shown and required by what is ticked', async () => {
		const page = await aPage();
		expect(page.stateOf('contact_acme/vat')).toEqual({ hidden: true, required: false });
		await page.doCheckout.setAdditionalFields({ 'acme/business': true, 'acme/vat': '' });
		expect(page.stateOf('contact_acme/vat')).toMatchObject({ hidden: false, required: true });
		await page.doCheckout.setAdditionalFields({ 'acme/vat': '' });
		expect(page.message('contact_acme/vat')).toBe('Please fill in “VAT number”');
		await page.doCheckout.setAdditionalFields({ 'acme/business': false });
		expect(page.message('contact_acme/vat')).toBeUndefined();
	});

	it('lose their value while they are hidden, also one that the shop has stored', async () => {
		const page = await aPage();
		expect(page.values()).toEqual({ 'acme/vat': '' });
		await page.doCheckout.setAdditionalFields({ 'acme/business': true, 'acme/vat': '34' });
		await page.doCheckout.setAdditionalFields({ 'acme/business': false });
		expect(page.values()).toEqual({ 'acme/business': '0', 'acme/vat': '' });
		await place(page);
		expect(page.orders.posts[0]?.request.additionalFields).toMatchObject({ 'acme/vat': '' });
	});

	it('have their value again once they are shown again, in the form and in the order', async () => {
		const page = await aPage();
		await page.doCheckout.setAdditionalFields({ 'acme/business': true, 'acme/vat': '34' });
		await page.doCheckout.setAdditionalFields({ 'acme/business': false });
		expect(page.values()).toMatchObject({ 'acme/vat': '' });
		await page.doCheckout.setAdditionalFields({ 'acme/business': true });
		expect(page.values()).toMatchObject({ 'acme/vat': '34' });
		const shipping = () => page.cart().getCustomerData().shippingAddress;
		await page.doCart.setShippingAddress(Object.fromEntries([['acme/door', '7']]));
		await page.doCart.setShippingAddress({ country: 'GB' });
		expect(shipping()).toMatchObject({ 'acme/door': '' });
		await page.doCart.setShippingAddress({ country: 'US' });
		expect(shipping()).toMatchObject({ 'acme/door': '7' });
		await place(page);
		expect(page.orders.posts[0]?.request.additionalFields).toMatchObject({ 'acme/vat': '34' });
	});

	it('keep another value that they were given meanwhile', async () => {
		const page = await aPage();
		await page.doCheckout.setAdditionalFields({ 'acme/business': true, 'acme/vat': '34' });
		await page.doCheckout.setAdditionalFields({ 'acme/business': false });
		await page.doCheckout.setAdditionalFields({ 'acme/business': true, 'acme/vat': '56' });
		expect(page.values()).toMatchObject({ 'acme/vat': '56' });
	});

	it('say what is wrong with a value, and nothing about an empty one', async () => {
		const page = await aPage();
		await page.doCheckout.setAdditionalFields({ 'acme/business': true, 'acme/vat': 'x' });
		expect(page.message('contact_acme/vat')).toBe('Digits only.');
		await page.doCheckout.setAdditionalFields({ 'acme/vat': '7' });
		expect(page.message('contact_acme/vat')).toBeUndefined();
	});

	it('differ between the addresses', async () => {
		const page = await aPage();
		await page.doCheckout.__internalSetUseShippingAsBilling(false);
		await page.doCart.setBillingAddress({ country: 'CA' });
		expect(page.stateOf('billing_acme/door')).toEqual({ hidden: false, required: true });
		expect(page.stateOf('shipping_acme/door')).toEqual({ hidden: false, required: false });
		expect(page.message('billing_acme/door')).toBe('Please fill in “Door”');
		expect(page.message('shipping_acme/door')).toBeUndefined();
	});

	it('know the payment method once the methods are known', async () => {
		const page = await aPage();
		await pass();
		expect(page.payment().getActivePaymentMethod()).toBe('cod');
		expect(page.stateOf('order_acme/when')).toEqual({ hidden: true });
	});

	it("follow the server's answers where the browser does not know the rule", async () => {
		expect((await aPage()).stateOf('order_acme/why')).toEqual({ hidden: true });
		const answer = { [STATES_EXTENSION]: { 'order_acme/why': { hidden: false } } };
		const page = await aPage(readyCart({ extensions: answer }));
		expect(page.stateOf('order_acme/why')).toEqual({ hidden: false });
	});
});
