import type { DefaultMethodInput } from './availability';
import {
	defaultMethod,
	savedTokenData,
	withAllPending,
	withVerdict,
	noOffers,
	type Offers,
} from './availability';

const answers = (given: Readonly<Record<string, 'yes' | 'no' | 'open'>>): Offers =>
	Object.entries(given).reduce(
		(offers, [name, answer]) => (answer === 'open' ? offers : withVerdict(offers, name, answer)),
		withAllPending(noOffers, Object.keys(given)),
	);

const ask = (question: Partial<DefaultMethodInput>) =>
	defaultMethod({
		isFirst: true,
		tokens: [],
		current: '',
		ofSession: null,
		offers: noOffers,
		expressMethods: [],
		...question,
	});

const token = { tokenId: 7, gateway: 'card', isDefault: false };
const own = { tokenId: 8, gateway: 'bank', isDefault: true };
const method = (name: string) => ({ kind: 'method', name });
const keep = { kind: 'keep' };
const wait = { kind: 'wait' };

test('a saved token is selected first, with its payment data', () => {
	const offers = answers({ cod: 'yes', card: 'yes' });
	expect(ask({ tokens: [token], offers })).toEqual({ kind: 'token', token });
	expect(savedTokenData(token)).toEqual({
		token: '7',
		payment_method: 'card',
		'wc-card-payment-token': '7',
		isSavedToken: true,
	});
});

test.each([
	['yes', { kind: 'token', token: own }],
	['open', wait],
	['no', { kind: 'token', token }],
] as const)(
	"the customer's default token precedes the first one: its gateway is offered, %s",
	(bank, expected) => {
		expect(ask({ tokens: [token, own], offers: answers({ card: 'yes', bank }) })).toEqual(expected);
	},
);

test.each([
	['yes', 'card', [], method('card')],
	['open', 'card', [], wait],
	['no', 'card', [own], { kind: 'token', token: own }],
	['yes', 'card', [own], method('card')],
	['yes', 'card', [own, token], { kind: 'token', token }],
	['yes', 'bank', [token], { kind: 'token', token }],
	['yes', 'gone', [], method('bank')],
] as const)(
	'the method of the session counts, unless it is the first: card is offered %s, session %s, saved %j',
	(card, ofSession, tokens, expected) => {
		expect(ask({ ofSession, tokens, offers: answers({ bank: 'yes', card }) })).toEqual(expected);
	},
);

test('the method of the session counts at the first choice only', () => {
	const offers = answers({ bank: 'yes', card: 'yes' });
	expect(ask({ isFirst: false, ofSession: 'card', offers })).toEqual(method('bank'));
});

test('a token waits for its gateway, and is skipped when that is not offered', () => {
	const withCard = (card: 'open' | 'no') =>
		ask({ tokens: [token], offers: answers({ cod: 'yes', card }) });
	expect([withCard('open'), withCard('no')]).toEqual([wait, method('cod')]);
});

test("the current method, the shopper's choice, is kept while it is offered, although there is a saved token", () => {
	const asked = { isFirst: false, current: 'cod', tokens: [token] };
	expect(ask({ ...asked, tokens: [], offers: answers({ bacs: 'yes', cod: 'yes' }) })).toEqual(keep);
	expect(ask({ ...asked, offers: answers({ bacs: 'yes', cod: 'yes' }) })).toEqual(keep);
	expect(ask({ ...asked, offers: answers({ card: 'yes', cod: 'yes' }) })).toEqual(keep);
});

test('an active express method is kept', () => {
	const offers = answers({ cod: 'yes' });
	expect(ask({ isFirst: false, current: 'pay', offers, expressMethods: ['pay'] })).toEqual(keep);
});

test('otherwise the first offered method is selected, once no earlier one is pending', () => {
	expect(ask({ offers: answers({ bacs: 'no', cod: 'yes' }) })).toEqual(method('cod'));
	expect(ask({ offers: answers({ bacs: 'open', cod: 'yes' }) })).toEqual(wait);
	expect(ask({ offers: answers({ cod: 'yes', bacs: 'open' }) })).toEqual(method('cod'));
	const gone = { isFirst: false, current: 'gone', offers: answers({ cod: 'yes' }) };
	expect(ask(gone)).toEqual(method('cod'));
});

test('no method is selected when none is offered', () => {
	const offers = answers({ cod: 'no' });
	expect(ask({ isFirst: false, current: 'cod', offers })).toEqual(method(''));
	expect(ask({ offers })).toEqual(keep);
});
