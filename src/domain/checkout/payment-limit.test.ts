import fc from 'fast-check';
import type { Failure } from '../failure/failure';
import { paymentLimitOf } from './payment-limit';

const failure = (data: unknown, code = 'storefront_islands_payment_limited'): Failure => ({
	kind: 'api',
	status: 429,
	code,
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
		expect(paymentLimitOf(failure({ retry_after: 61 }, 'rest_too_many_requests'))).toBeUndefined();
		expect(paymentLimitOf({ kind: 'connection', reason: 'offline' })).toBeUndefined();
	});

	it('is a number of whole seconds within a day, whatever the data is', () => {
		fc.assert(
			fc.property(fc.anything(), (data) => {
				const limit = paymentLimitOf(failure(data));
				expect(limit === undefined || Number.isInteger(limit.retryAfter)).toBe(true);
			}),
		);
		fc.assert(
			fc.property(fc.double(), (seconds) => {
				const limit = paymentLimitOf(failure({ retry_after: seconds }));
				expect(limit === undefined).toBe(!(seconds > 0));
				expect(limit?.retryAfter ?? 1).toBeGreaterThan(0);
				expect(limit?.retryAfter ?? 1).toBeLessThanOrEqual(86_400);
			}),
		);
	});
});
