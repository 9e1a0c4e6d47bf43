import fc from 'fast-check';
import { aBillingAddress, aCart, aShippingAddress } from '../../../../test/fixtures/builders';
import { decodeCart } from '../../../api/decode/cart';
import { fromCartResponse, toCartResponse } from './response';

const cartWith = (text: string) => {
	const cart = decodeCart(aCart());
	if (!cart.ok) {
		throw new Error('not decoded');
	}
	return {
		...cart.value,
		shippingAddress: aShippingAddress({ company: text }),
		billingAddress: aBillingAddress({ address_1: text }),
	};
};

describe('a cart in the shape of the Store API', () => {
	it('is decoded to the same cart, for any texts in its addresses', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				const cart = cartWith(text);
				expect(fromCartResponse(toCartResponse(cart), cartWith(''))).toEqual({
					ok: true,
					value: cart,
				});
			}),
		);
	});

	it('has HTML-encoded addresses, as other scripts expect', () => {
		expect(toCartResponse(cartWith('Smith & <Sons>')).billing_address).toMatchObject({
			address_1: 'Smith &amp; &lt;Sons>',
		});
	});
});
