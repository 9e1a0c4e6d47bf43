import { intentSubject } from './intent';

const update = (shippingAddress: Readonly<Record<string, string>>, email?: string) =>
	intentSubject({
		type: 'update-customer',
		shippingAddress,
		billingAddress: email === undefined ? null : { email },
	});

describe('intentSubject', () => {
	it('is the same for updates of the same fields, in any order', () => {
		expect(update({ city: 'Lima', state: 'LIM' })).toBe(update({ state: 'CA', city: 'Oakland' }));
	});

	it('differs for updates of different fields', () => {
		expect(update({ city: 'Lima' })).not.toBe(update({ city: 'Lima', state: 'LIM' }));
		expect(update({ city: 'Lima' })).not.toBe(update({ city: 'Lima' }, 'ada@example.com'));
	});

	it('is the same for all changes of an item, or of a coupon in any letter case', () => {
		expect(intentSubject({ type: 'remove-item', key: 'k' })).toBe(
			intentSubject({ type: 'set-quantity', key: 'k', quantity: 2 }),
		);
		expect(intentSubject({ type: 'apply-coupon', code: 'save10' })).toBe(
			intentSubject({ type: 'remove-coupon', code: 'SAVE10' }),
		);
	});

	it('is null for intents that must never be replaced', () => {
		expect(intentSubject({ type: 'extension', namespace: 'n', data: {} })).toBeNull();
	});
});
