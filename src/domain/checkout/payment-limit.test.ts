import fc from 'fast-check';
import type { Failure } from '../failure/failure';
import { paymentLimitOf } from './payment-limit';

const failure = (data: unknown): Failure => ({
	kind: 'api',
	status: 429,
	code: 'storefront_islands_payment_limited',
	message: 'Too many payments were declined.',
	params: [],
	cart: null,
	data,
});

describe('limit of declined payments', () => {
	it('has the seconds to wait and the data of a challenge', () => {
		expect(paymentLimitOf(failure({ retry_after: 61, challenge: { site_key: 'k' } }))).toEqual({
			retryAfter: 61,
			challenge: { site_key: 'k' },
		});
	});

	it('is told by no other failure', () => {
		expect(paymentLimitOf(failure({ status: 429 }))).toBeUndefined();
		expect(paymentLimitOf(failure(null))).toBeUndefined();
		expect(paymentLimitOf({ kind: 'connection', reason: 'offline' })).toBeUndefined();
	});

	it('is a positive time, whatever the data is', () => {
		fc.assert(
			fc.property(fc.anything(), (data) => {
				expect(paymentLimitOf(failure(data))?.retryAfter ?? 1).toBeGreaterThan(0);
			}),
		);
		fc.assert(
			fc.property(fc.double(), (seconds) => {
				const limit = paymentLimitOf(failure({ retry_after: seconds }));
				expect(limit === undefined).toBe(!(seconds > 0));
			}),
		);
	});
});
