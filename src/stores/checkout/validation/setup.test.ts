import { emailHint } from './email-hint';
import { createPhoneHint } from './phone-hint';
import { aBillingAddress, aCart, anItem } from '../../../../test/fixtures/builders';
import { aRefusal } from '../../../../test/fixtures/checkout-events';
import type { PostcodeRule } from '../../../domain/checkout/fields/rules';
import { fieldsStore } from '../fields';
import { aCheckout, readyCart, place } from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';
import { LIBRARY_TIMEOUT } from './setup';

inFakeTime();

type Options = NonNullable<Parameters<typeof aCheckout>[1]>;

const never = () => new Promise<never>(() => undefined);
const americanPostcodes: PostcodeRule = (postcode, country) =>
	country === 'US' ? /^\d{5}$/.test(postcode) : null;
const libraries = (change: Partial<NonNullable<Options['dependencies']>['libraries']> = {}) => ({
	dependencies: {
		libraries: {
			loadPostcode: () => Promise.resolve(americanPostcodes),
			loadPhone: () => Promise.resolve(createPhoneHint(() => false)),
			loadEmail: () => Promise.resolve(emailHint),
			loadFieldRules: never,
			...change,
		},
	},
});

const emptyCart = () => aCart({ items: [anItem()] });

const aForm = (cart = emptyCart(), options: Options = {}) => {
	const page = aCheckout(cart, options);
	const fields = page.registry.dispatch(fieldsStore);
	return {
		...page,
		fields,
		errors: () => page.validation().getValidationErrors(),
		error: (id: string) => page.validation().getValidationError(id),
		hint: (id: string) => page.registry.select(fieldsStore).getHint(id),
		/** Types into the field and then leaves it, as the form does. */
		fill: (field: string, value: string) => {
			void page.doCart.setShippingAddress({ [field]: value });
			void fields.blurField(`shipping_${field}`, value);
		},
	};
};

describe('validation of the form', () => {
	it('finds all errors and shows none', () => {
		const { errors } = aForm();
		expect(Object.keys(errors()).sort()).toEqual([
			'billing_email',
			'shipping_address_1',
			'shipping_city',
			'shipping_first_name',
			'shipping_last_name',
			'shipping_postcode',
		]);
		expect(Object.values(errors()).every(({ hidden }) => hidden)).toBe(true);
		expect(errors().shipping_city?.message).toBe('Enter your city');
	});

	it("uses the field's label in lower case, except for abbreviations", () => {
		const settings = { countryLocale: { US: { postcode: { label: 'ZIP Code' } } } };
		const { errors } = aForm(emptyCart(), { settings });
		expect(errors().shipping_postcode?.message).toBe('Enter your ZIP code');
	});

	it('requires billing fields when they are visible', () => {
		const { doCheckout, errors } = aForm();
		void doCheckout.__internalSetUseShippingAsBilling(false);
		expect(Object.keys(errors())).toEqual(
			expect.arrayContaining(['billing_city', 'shipping_city']),
		);
		void doCheckout.__internalSetUseShippingAsBilling(true);
		expect(errors().billing_city).toBeUndefined();
	});

	it('requires no shipping address when nothing is shipped', () => {
		const { errors } = aForm(aCart({ items: [anItem()], needs_shipping: false }));
		expect(Object.keys(errors()).some((id) => id.startsWith('shipping_'))).toBe(false);
		expect(errors().billing_city).toBeDefined();
	});

	it("applies the country's postcode rule once the library is loaded", async () => {
		const { fill, error } = aForm(emptyCart(), libraries());
		fill('postcode', '123');
		expect(error('shipping_postcode')).toBeUndefined();
		await pass();
		expect(error('shipping_postcode')).toEqual({
			message: 'Please enter a valid postal code for United States',
			hidden: false,
		});
		fill('postcode', '94105');
		expect(error('shipping_postcode')).toBeUndefined();
	});

	it('loads no library before it is needed', async () => {
		const loadPostcode = jest.fn(never);
		const loadPhone = jest.fn(never);
		const { fill, doCart } = aForm(emptyCart(), libraries({ loadPostcode, loadPhone }));
		await pass();
		expect(loadPostcode).not.toHaveBeenCalled();
		fill('postcode', '94105');
		expect(loadPostcode).toHaveBeenCalledTimes(1);
		void doCart.setShippingAddress({ phone: '12' });
		expect(loadPhone).not.toHaveBeenCalled();
		fill('phone', '12');
		expect(loadPhone).toHaveBeenCalledTimes(1);
	});

	it.each([
		['fails', () => Promise.reject(new Error('offline'))],
		['never loads', never],
	])('does not block the order when a library %s', async (_name, loadPostcode) => {
		const page = aCheckout(readyCart(), libraries({ loadPostcode }));
		await page.doCheckout.placeOrder();
		await pass(LIBRARY_TIMEOUT);
		expect(page.validation().hasValidationErrors()).toBe(false);
		expect(page.orders.posts).toHaveLength(1);
	});

	it('warns of an unusual phone number or e-mail without an error', async () => {
		const { fill, doCart, fields, hint, error } = aForm(emptyCart(), libraries());
		fill('phone', '12');
		await pass();
		expect(hint('shipping_phone')?.message).toContain('United States');
		expect(error('shipping_phone')).toBeUndefined();

		void doCart.setBillingAddress({ email: 'ada@gmial.com' });
		expect(hint('billing_email')).toBeUndefined();
		void fields.blurField('billing_email', 'ada@gmial.com');
		await pass();
		expect(hint('billing_email')).toEqual({
			message: 'Did you mean ada@gmail.com?',
			suggestion: 'ada@gmail.com',
		});
		expect(error('billing_email')).toBeUndefined();
		void doCart.setBillingAddress({ email: 'ada@gmail.com' });
		expect(hint('billing_email')).toBeUndefined();
	});

	it("keeps the shop's error of a field until its value changes", () => {
		const { doValidation, doCart, error } = aForm(readyCart());
		void doValidation.setValidationErrors({
			shipping_city: { message: 'No such place', hidden: false },
			'acme-field': { message: 'Mine', hidden: false },
		});
		void doCart.setShippingAddress({ last_name: 'King' });
		expect(error('shipping_city')?.message).toBe('No such place');
		void doCart.setShippingAddress({ city: 'Oakland' });
		expect(error('shipping_city')).toBeUndefined();
		expect(error('acme-field')?.message).toBe('Mine');

		void doValidation.setValidationErrors({ shipping_phone: { message: 'Not here' } });
		void doCart.setShippingAddress({ country: 'CA' });
		expect(error('shipping_phone')).toBeUndefined();
	});

	it("shows the shop's error at the field, and sends the order once it is corrected", async () => {
		const page = aForm(readyCart());
		const message = 'The postcode is not valid';
		const refused = { param: 'billing_address', code: 'invalid_postcode', message, additional: [] };
		const failure = aRefusal({ code: 'rest_invalid_param', params: [refused] });
		page.orders.will({ kind: 'refused', failure });
		await place(page);
		expect(page.error('shipping_postcode')).toEqual({ message, hidden: false });
		await place(page);
		expect(page.orders.posts).toHaveLength(1);
		page.fill('postcode', '94106');
		await place(page);
		expect(page.orders.posts).toHaveLength(2);
	});

	it('requires a password only when it is visible', () => {
		const checkout = { offersAccount: true, generatesPassword: false };
		const { doCheckout, error } = aForm(readyCart(), { settings: { checkout } });
		expect(error('account_password')).toBeUndefined();
		void doCheckout.__internalSetShouldCreateAccount(true);
		expect(error('account_password')?.hidden).toBe(true);
		void doCheckout.__internalSetCustomerPassword('secret');
		expect(error('account_password')).toBeUndefined();
	});

	it('validates additional fields of plugins', () => {
		const { error, fields, doCart } = aForm(readyCart(), {
			settings: {
				addressFields: { 'acme/door': { label: 'Door', type: 'text', required: true } },
				checkout: {
					orderFields: { 'acme/terms': { label: 'Agreed', type: 'checkbox', required: true } },
				},
			},
		});
		expect(error('shipping_acme/door')?.message).toBe('Please fill in “Door”');
		expect(error('order_acme/terms')?.message).toBe('Please tick “Agreed” to go on');
		void doCart.setShippingAddress(Object.fromEntries([['acme/door', 'B']]));
		void fields.setAdditionalValues({ 'acme/terms': '1' });
		expect(error('shipping_acme/door')).toBeUndefined();
		expect(error('order_acme/terms')).toBeUndefined();
	});

	it('names the violated rule of an e-mail', () => {
		const { error, doCart } = aForm(
			aCart({ items: [anItem()], billing_address: aBillingAddress() }),
		);
		expect(error('billing_email')?.message).toBe('Enter your email address');
		void doCart.setBillingAddress({ email: 'ada@' });
		expect(error('billing_email')?.message).toBe('Please enter a valid email address');
	});
});
