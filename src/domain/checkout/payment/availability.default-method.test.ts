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
		offers: noOffers,
		expressMethods: [],
		...question,
	});

const token = { tokenId: 7, gateway: 'card', isDefault: false };

test('a saved token is selected first, with its payment data', () => {
	expect(ask({ tokens: [token], offers: answers({ cod: 'yes', card: 'yes' }) })).toEqual({
		kind: 'token',
		token,
	});
	expect(savedTokenData(token)).toEqual({
		token: '7',
		payment_method: 'card',
		'wc-card-payment-token': '7',
		isSavedToken: true,
	});
});

test("the customer's default token precedes the first one when its gateway is offered", () => {
	const own = { tokenId: 8, gateway: 'bank', isDefault: true };
	const tokens = [token, own];
	expect(ask({ tokens, offers: answers({ card: 'yes', bank: 'yes' }) })).toEqual({
		kind: 'token',
		token: own,
	});
	expect(ask({ tokens, offers: answers({ card: 'yes', bank: 'open' }) })).toEqual({ kind: 'wait' });
	expect(ask({ tokens, offers: answers({ card: 'yes', bank: 'no' }) })).toEqual({
		kind: 'token',
		token,
	});
});

test('a token waits for its gateway, and is skipped when that is not offered', () => {
	expect(ask({ tokens: [token], offers: answers({ cod: 'yes', card: 'open' }) })).toEqual({
		kind: 'wait',
	});
	expect(ask({ tokens: [token], offers: answers({ cod: 'yes', card: 'no' }) })).toEqual({
		kind: 'method',
		name: 'cod',
	});
});

test('the current method is kept while it is offered', () => {
	const offers = answers({ bacs: 'yes', cod: 'yes' });
	expect(ask({ isFirst: false, current: 'cod', offers })).toEqual({ kind: 'keep' });
	expect(ask({ isFirst: false, current: 'cod', tokens: [token], offers })).toEqual({
		kind: 'keep',
	});
});

test("the shopper's choice is kept although there is a saved token", () => {
	const offers = answers({ card: 'yes', cod: 'yes' });
	expect(ask({ isFirst: false, current: 'cod', tokens: [token], offers })).toEqual({
		kind: 'keep',
	});
});

test('an active express method is kept', () => {
	const offers = answers({ cod: 'yes' });
	expect(ask({ isFirst: false, current: 'pay', offers, expressMethods: ['pay'] })).toEqual({
		kind: 'keep',
	});
});

test('otherwise the first offered method is selected, once no earlier one is pending', () => {
	expect(ask({ offers: answers({ bacs: 'no', cod: 'yes' }) })).toEqual({
		kind: 'method',
		name: 'cod',
	});
	expect(ask({ offers: answers({ bacs: 'open', cod: 'yes' }) })).toEqual({ kind: 'wait' });
	expect(ask({ offers: answers({ cod: 'yes', bacs: 'open' }) })).toEqual({
		kind: 'method',
		name: 'cod',
	});
	expect(ask({ isFirst: false, current: 'gone', offers: answers({ cod: 'yes' }) })).toEqual({
		kind: 'method',
		name: 'cod',
	});
});

test('no method is selected when none is offered', () => {
	expect(ask({ isFirst: false, current: 'cod', offers: answers({ cod: 'no' }) })).toEqual({
		kind: 'method',
		name: '',
	});
	expect(ask({ offers: answers({ cod: 'no' }) })).toEqual({ kind: 'keep' });
});
