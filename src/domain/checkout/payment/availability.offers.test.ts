import fc from 'fast-check';
import {
	areSettled,
	withAllPending,
	withVerdict,
	isUndecided,
	noOffers,
	offered,
	withTimeout,
	type Offers,
} from './availability';

const asked = (...names: string[]): Offers => withAllPending(noOffers, names);

test('methods that accept the cart are offered, in the order of the queries', () => {
	const offers = withVerdict(withVerdict(asked('a', 'b', 'c'), 'c', 'yes'), 'a', 'yes');
	expect(offered(offers)).toEqual(['a', 'c']);
	expect(isUndecided(offers, 'b')).toBe(true);
	expect(areSettled(offers)).toBe(false);
});

test("a method's result is valid until it responds again", () => {
	const before = withVerdict(asked('a'), 'a', 'yes');
	const again = withAllPending(before, ['a']);
	expect(offered(again)).toEqual(['a']);
	expect(offered(withVerdict(again, 'a', 'no'))).toEqual([]);
});

test('a method that does not respond in time is omitted, and a late acceptance adds it', () => {
	const before = withVerdict(asked('a', 'b'), 'a', 'yes');
	const late = withTimeout(withAllPending(before, ['a', 'b']));
	expect(offered(late)).toEqual([]);
	expect(areSettled(late)).toBe(true);
	expect(offered(withVerdict(late, 'b', 'yes'))).toEqual(['b']);
});

test('methods that are no longer queried are removed', () => {
	expect(offered(withAllPending(withVerdict(asked('a'), 'a', 'yes'), ['b']))).toEqual([]);
	expect(withVerdict(asked('a'), 'gone', 'yes')).toEqual(asked('a'));
});

const name = fc.constantFrom('a', 'b', 'c', 'd');
const verdict = fc.constantFrom('yes' as const, 'no' as const, 'error' as const);
const step = fc.oneof(
	fc.record({ kind: fc.constant('ask' as const), names: fc.uniqueArray(name) }),
	fc.record({ kind: fc.constant('answer' as const), name, verdict }),
	fc.record({ kind: fc.constant('time' as const) }),
);

test('for any sequence of events, only queried methods whose last result is acceptance are offered', () => {
	fc.assert(
		fc.property(fc.array(step), (steps) => {
			let offers = noOffers;
			let known: readonly string[] = [];
			const lastWord = new Map<string, string>();
			for (const each of steps) {
				if (each.kind === 'ask') {
					offers = withAllPending(offers, each.names);
					known = each.names;
				} else if (each.kind === 'answer') {
					offers = withVerdict(offers, each.name, each.verdict);
					lastWord.set(each.name, each.verdict);
				} else {
					offers = withTimeout(offers);
				}
				expect([...offers.keys()]).toEqual(known);
				offered(offers).forEach((one) => expect(lastWord.get(one)).toBe('yes'));
			}
			expect(areSettled(withTimeout(offers))).toBe(true);
		}),
	);
});
