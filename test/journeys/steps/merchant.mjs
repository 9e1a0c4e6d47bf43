/** Steps of the merchant. */
import { change } from '../model.mjs';
import { productOf } from './cast.mjs';

const tell = async ({ merchant, ids }, model, product, changes) => {
	const changed = change(model, product, changes);
	await merchant('change', { ...changed.products[product], id: ids[product] });
	return changed;
};

const isSold = (model, { product }) => !model.products[product].isGone;

const price = {
	weight: 2,
	draw: (random) => ({ product: productOf(random), cents: 100 + random.below(20000) }),
	isPossible: isSold,
	say: ({ product, cents }) => `merchant: ${product} costs ${(cents / 100).toFixed(2)}`,
	act: (world, model, { product, cents }) => tell(world, model, product, { price: cents }),
};

const stock = {
	weight: 2,
	draw: (random) => ({ product: random.pick(['mug', 'lamp']), pieces: random.below(7) }),
	isPossible: isSold,
	say: ({ product, pieces }) => `merchant: ${pieces} ${product} are left`,
	act: (world, model, { product, pieces }) => tell(world, model, product, { stock: pieces }),
};

const remove = {
	weight: 1,
	draw: (random) => ({ product: productOf(random) }),
	isPossible: isSold,
	say: ({ product }) => `merchant: deletes ${product}`,
	act: (world, model, { product }) => tell(world, model, product, { isGone: true }),
};

const endCoupon = {
	weight: 1,
	draw: () => ({}),
	isPossible: ({ isThirtyOver }) => !isThirtyOver,
	say: () => 'merchant: ends the coupon thirty',
	act: async ({ merchant, codeOf }, model) => {
		await merchant('coupon', { code: codeOf('thirty'), isExpired: true });
		return { ...model, isThirtyOver: true };
	},
};

export const MERCHANT = { price, stock, 'delete product': remove, 'end coupon': endCoupon };
