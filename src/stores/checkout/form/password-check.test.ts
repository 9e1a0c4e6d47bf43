import { decodeSettings } from '../../../api/settings/all';
import { createObservers } from '../store/events';
import { aCheckout, readyCart } from '../../../../test/support/checkout-store';
import { registerPasswordCheck } from './password-check';

const settings = decodeSettings({
	checkout: { offersAccount: true, allowsGuests: false, generatesPassword: false },
});

/** Runs the check for a password; the score is the number of its letters. */
const check = async (
	password: string,
	load = () => Promise.resolve((text: string) => text.length),
) => {
	const page = aCheckout(readyCart());
	const observers = createObservers();
	const loads: string[] = [];
	registerPasswordCheck({
		registry: page.registry,
		settings,
		observers,
		load: () => {
			loads.push(password);
			return load();
		},
	});
	void page.doCheckout.__internalSetCustomerPassword(password);
	const [observer] = observers.of('checkout_validation');
	return { answer: await observer?.({}), loads };
};

test('a weak password is refused at its field, and a stronger one accepted', async () => {
	expect((await check('a')).answer).toEqual({
		type: 'error',
		validationErrors: {
			account_password: { message: 'Please create a stronger password', hidden: false },
		},
	});
	expect((await check('ab')).answer).toBe(true);
});

test('without a password no library is loaded, and the form reports the missing value', async () => {
	expect(await check('')).toEqual({ answer: true, loads: [] });
});

test('an order is placed when the library fails to load', async () => {
	expect((await check('a', () => Promise.reject(new Error('offline')))).answer).toBe(true);
});
