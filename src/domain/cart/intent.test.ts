import { intentSubject } from './intent';

const update = (shippingAddress: Readonly<Record<string, string>>, email?: string) =>
	intentSubject({
		type: 'update-customer',
		shippingAddress,
		billingAddress: email === undefined ? null : { email },
	});

describe('intentSubject', () => {
	it('is the same for updates of the same fields, whatever their order', () => {
		expect(update({ city: 'Lima', state: 'LIM' })).toBe(update({ state: 'CA', city: 'Oakland' }));
	});

	it('keeps updates of other fields apart', () => {
		expect(update({ city: 'Lima' })).not.toBe(update({ city: 'Lima', state: 'LIM' }));
		expect(update({ city: 'Lima' })).not.toBe(update({ city: 'Lima' }, 'ada@example.com'));
	});

	it('is one for all that concerns an item, or a coupon in any case', () => {
		expect(intentSubject({ type: 'remove-item', key: 'k' })).toBe(
			intentSubject({ type: 'set-quantity', key: 'k', quantity: 2 }),
		);
		expect(intentSubject({ type: 'apply-coupon', code: 'save10' })).toBe(
			intentSubject({ type: 'remove-coupon', code: 'SAVE10' }),
		);
	});

	it('is none for what must never be left out', () => {
		expect(intentSubject({ type: 'extension', namespace: 'n', data: {} })).toBeNull();
	});
});
