/** Texts that can be typed into an address, sent to the shop and received again. */
import fc from 'fast-check';
import { raw, sent, stored } from '../../../../test/fakes/woocommerce-texts';
import { aBillingAddress } from '../../../../test/fixtures/builders';
import { billingAddress, withRawTexts } from '../../../api/decode/address';
import type { BillingAddress } from '../../../domain/support/address';
import { normaliseAddress } from '../../../domain/support/address';
import { receiveAddress, releaseFields, recordPushed, typeInto } from './editing';
import { unedited } from './state';

const PIECES = [
	...`' " ’ “ & &amp; &#39; &lt; < > <b> </b> <3 -- ... 3x4 \\ O'Brien 1/2" 😀 👩‍👩‍👧`.split(' '),
	...'עברית العربية \u200f é e\u0301 ñ 日本 ß ; # % + [gallery] :) $1'.split(' '),
	...[' ', '  ', 'Smith & Sons', "Coeur d'Alene"],
];
const typedTexts = fc
	.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4, unit: 'grapheme' })), {
		minLength: 1,
		maxLength: 6,
	})
	.map((pieces) => pieces.join(''));

/** Address as a page of the shop receives it if this company is stored. */
const received = (company: string): BillingAddress => {
	const text = raw(company);
	return withRawTexts(
		billingAddress({ ...aBillingAddress(), company: sent(company) }),
		'raw_billing_address',
		{ raw_billing_address: text === undefined ? {} : { company: text } },
	);
};

const posted = (address: BillingAddress): string => normaliseAddress(address).company;

describe('any text in an address', () => {
	it('is shown as typed and stored as if ordered at once, also after a reload', () => {
		fc.assert(
			fc.property(typedTexts, (typed) => {
				const seed = billingAddress(aBillingAddress());
				const { shown, editing } = typeInto(seed, unedited(seed), { company: typed });
				const inShop = stored(posted(shown));
				const pushed = releaseFields(recordPushed(shown, editing, { company: posted(shown) }));
				const answered = receiveAddress(shown, pushed, received(inShop));
				const answeredAgain = receiveAddress(answered.shown, answered.editing, received(inShop));
				expect(answered.shown.company).toBe(typed);
				expect(answeredAgain.shown.company).toBe(typed);
				expect(stored(posted(answeredAgain.shown))).toBe(inShop);
				// Removing a tag may leave a space at an end; the Store API trims what it sends.
				expect(stored(posted(received(inShop))).trim()).toBe(inShop.trim());
			}),
		);
	});

	it.each(["O'Brien", 'Smith & Sons', "Coeur d'Alene", 'Flat 3x4 -- "Rose"...', 'a < b', 'R&D'])(
		'is returned as typed: %s',
		(typed) => {
			expect(received(stored(typed)).company).toBe(typed);
		},
	);
});
