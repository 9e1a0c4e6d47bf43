/** Order and removal of WooCommerce's parts, in transforms; test/php/CarriedTest.php has the same for a replacement. */
import fc from 'fast-check';
import known from '../../data/parts.json';
import orders from '../fixtures/woocommerce-blocks/orders.json';
import { cartConversions } from '../../blocks/cart/transforms';
import { checkoutConversions } from '../../blocks/checkout/transforms';
import { miniCartConversions } from '../../blocks/mini-cart/transforms';
import { blockTree, type BlockTree } from '../../blocks/transforms/block-tree';
import { partNamed } from '../../blocks/transforms/areas';

const CONVERSIONS = { cart: cartConversions[0]!, checkout: checkoutConversions[0]! };

const whole = (block: string, around: string, parts: readonly string[]): BlockTree =>
	blockTree(`woocommerce/${block}`, {}, [
		blockTree(
			`woocommerce/${around}`,
			{},
			parts.map((name) => blockTree(`woocommerce/${name}`)),
		),
	]);

/** Names of the parts in a part; none if it is left to WooCommerce's own template. */
const namesIn = (block: BlockTree | null, around: string): readonly string[] =>
	(partNamed(block!, `woocommerce/${around}`)?.innerBlocks ?? []).map(({ name }) =>
		name.replace('woocommerce/', ''),
	);

test.each(orders.cases)('$name', ({ block, around, parts, order }) => {
	const name = block === 'cart' ? 'cart' : 'checkout';
	const ours = CONVERSIONS[name].read(whole(name, around, parts))!;
	expect(ours.attributes.order).toEqual(order ?? undefined);
});

const SUMMARIES = {
	cart: [
		'cart-order-summary-block',
		[
			'cart-order-summary-heading-block',
			'cart-order-summary-coupon-form-block',
			'cart-order-summary-totals-block',
		],
	],
	checkout: [
		'checkout-order-summary-block',
		[
			'checkout-order-summary-cart-items-block',
			'checkout-order-summary-coupon-form-block',
			'checkout-order-summary-totals-block',
		],
	],
} as const;

test.each(['cart', 'checkout'] as const)(
	'any order of the summary of the %s comes back',
	(name) => {
		const [around, all] = SUMMARIES[name];
		fc.assert(
			fc.property(fc.shuffledSubarray([...all], { minLength: all.length }), (parts) => {
				const { read, write } = CONVERSIONS[name];
				const again = write(read(whole(name, around, parts))!);
				const isUsual = parts.every((part, place) => part === all[place]);
				// A summary as WooCommerce has it is left to WooCommerce's own template.
				expect(namesIn(again, around)).toEqual(isUsual ? [] : parts);
			}),
		);
	},
);

test('our own order becomes WooCommerce’s as far as it has the parts', () => {
	const ours = blockTree('storefront-islands/cart', {
		order: ['accepted', 'cross-sells', 'totals', 'shipping', 'title'],
		showCoupons: false,
	});
	const theirs = CONVERSIONS.cart.write(ours);
	expect(namesIn(theirs, 'cart-totals-block')).toEqual([
		'cart-accepted-payment-methods-block',
		'cart-order-summary-block',
		'cart-express-payment-block',
		'proceed-to-checkout-block',
	]);
	expect(namesIn(theirs, 'cart-items-block')).toEqual([
		'cart-cross-sells-block',
		'cart-line-items-block',
	]);
	expect(namesIn(theirs, 'cart-order-summary-block')).toEqual([
		'cart-order-summary-totals-block',
		'cart-order-summary-heading-block',
	]);
});

test('icons of payment methods are on if WooCommerce’s cart has them, also by default', () => {
	const shows = (theirs: BlockTree) =>
		CONVERSIONS.cart.read(theirs)!.attributes.showAcceptedMethods;
	expect(shows(blockTree('woocommerce/cart'))).toBe(true);
	expect(shows(whole('cart', 'cart-totals-block', ['proceed-to-checkout-block']))).toBe(false);
	expect(shows(whole('cart', 'cart-totals-block', ['cart-accepted-payment-methods-block']))).toBe(
		true,
	);
});

test('a mini-cart takes the texts and buttons of WooCommerce’s drawer, and gives none away', () => {
	const [conversion] = miniCartConversions({
		texts: { title: 'My basket' },
		showCartButton: false,
	});
	const ours = conversion!.read(blockTree('woocommerce/mini-cart'))!;
	expect(ours.attributes).toMatchObject({ texts: { title: 'My basket' }, showCartButton: false });
	expect(conversion!.write(ours)).not.toBeNull();
	const changed = { ...ours.attributes, texts: { title: 'Bag' } };
	expect(conversion!.write(blockTree(ours.name, changed))).toBeNull();
});

test('orders are complete', () => {
	orders.cases.forEach(({ block, order }) =>
		expect([...(order ?? known[block === 'cart' ? 'cart' : 'checkout'])].sort()).toEqual(
			[...known[block === 'cart' ? 'cart' : 'checkout']].sort(),
		),
	);
});
