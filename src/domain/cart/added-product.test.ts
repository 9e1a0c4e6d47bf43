import { aCart, anItem } from '../../../test/fixtures/builders';
import { cartDataOf } from '../../../test/fixtures/decoded';
import { addedProduct } from './added-product';

const mug = anItem({ id: 12, quantity: 2 });
const black = anItem({ id: 69, quantity: 3 });
const cartOf = (...items: readonly (typeof mug)[]) => cartDataOf(aCart({ items: [...items] }));

it('is the line that has grown, with what was added, without the totals of the whole line', () => {
	const product = addedProduct(12, 1, cartOf(anItem({ id: 12, quantity: 1 })), cartOf(mug));
	expect(product).toMatchObject({ id: 12, quantity: 1, prices: mug.prices });
	expect(product).not.toHaveProperty('totals');
});

it('is the variation of a variable product', () => {
	expect(addedProduct(65, 3, cartOf(mug), cartOf(mug, black))).toMatchObject({ id: 69 });
});

it('is the line of the product where none has grown, and its id where there is none', () => {
	expect(addedProduct(12, 1, cartOf(mug), cartOf(mug))).toMatchObject({ prices: mug.prices });
	expect(addedProduct(14, 1, cartOf(mug), cartOf(mug))).toEqual({ id: 14 });
	expect(addedProduct(14, 1, cartOf(mug), null)).toEqual({ id: 14 });
});
