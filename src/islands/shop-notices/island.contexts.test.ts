import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { contextsToShow } from './island';

const on = (...islands: readonly string[]) => {
	return (island: string) => islands.includes(island);
};

describe('notice contexts of a notices block', () => {
	it('are all contexts, and notices without one', () => {
		expect(contextsToShow('', on())).toEqual([...Object.values(NOTICE_CONTEXTS), 'global']);
	});

	it('are the single context that it is set to', () => {
		expect(contextsToShow(NOTICE_CONTEXTS.payments, on())).toEqual([NOTICE_CONTEXTS.payments]);
	});

	it('exclude those that the cart shows itself', () => {
		const contexts = contextsToShow('', on('cart'));
		expect(contexts).not.toContain(NOTICE_CONTEXTS.cart);
		expect(contexts).not.toContain(NOTICE_CONTEXTS.shippingAddress);
		expect(contexts).toContain(NOTICE_CONTEXTS.checkout);
		expect(contextsToShow(NOTICE_CONTEXTS.cart, on('cart'))).toEqual([]);
	});

	it('are only notices without a context, beside the checkout', () => {
		expect(contextsToShow('', on('checkout'))).toEqual(['global']);
	});
});
