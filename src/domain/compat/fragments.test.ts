import fc from 'fast-check';
import { createdAfter, FRAGMENT_LIFETIME, MINI_CART_REGION, planFragments } from './fragments';

const NOW = 1_000_000_000;
const fragments = { [MINI_CART_REGION]: '<div>2 items</div>' };
const fresh = { fragments, cartHash: 'abc', createdAt: NOW - 1000 };

describe('planFragments', () => {
	it('reuses fragments of the same cart until they are 24 hours old', () => {
		expect(planFragments(fresh, 'abc', NOW)).toEqual({
			kind: 'reuse',
			fragments,
			refetchIn: FRAGMENT_LIFETIME - 1000,
		});
	});

	it.each([
		['there are none', { ...fresh, fragments: null }, 'abc', NOW],
		['the mini-cart region is missing', { ...fresh, fragments: { 'a.cart': '' } }, 'abc', NOW],
		['they show another cart', fresh, 'def', NOW],
		['the cart has been emptied', fresh, '', NOW],
		['the creation time is unknown', { ...fresh, createdAt: null }, 'abc', NOW],
		['they are older than 24 hours', fresh, 'abc', NOW + FRAGMENT_LIFETIME],
	])('refetches when %s', (_case, cache, cookieHash, now) => {
		expect(planFragments(cache, cookieHash, now)).toEqual({ kind: 'refetch' });
	});

	it('reuses those of an empty cart, which have no timestamp', () => {
		const empty = { fragments, cartHash: '', createdAt: null };
		expect(planFragments(empty, '', NOW)).toEqual({ kind: 'reuse', fragments, refetchIn: null });
	});

	it("never shows a cart other than the cookie's", () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.string(),
				fc.option(fc.nat()),
				fc.nat(),
				(stored, cookie, at, now) => {
					const plan = planFragments({ fragments, cartHash: stored, createdAt: at }, cookie, now);
					expect(plan.kind === 'refetch' || stored === cookie).toBe(true);
				},
			),
		);
	});
});

describe('createdAfter', () => {
	it('is the current time for a cart, and null for an empty one', () => {
		expect(createdAfter('abc', NOW)).toBe(NOW);
		expect(createdAfter('', NOW)).toBeNull();
	});
});
