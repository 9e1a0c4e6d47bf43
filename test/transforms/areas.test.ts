import fc from 'fast-check';
import { cartConversions } from '../../blocks/cart/transforms';
import { checkoutConversions } from '../../blocks/checkout/transforms';
import { miniCartConversions } from '../../blocks/mini-cart/transforms';
import { blockTree, childNamed, type BlockTree } from '../../blocks/transforms/block-tree';

const [cart] = cartConversions;
const [checkout] = checkoutConversions;
const [miniCart] = miniCartConversions({});

const woo = (name: string, ...inner: BlockTree[]) => blockTree(`woocommerce/${name}`, {}, inner);
const say = (content: string) => blockTree('core/paragraph', { content });
const area = (place: string, ...inner: BlockTree[]) =>
	blockTree('storefront-islands/area', { place }, inner);

/** Returns the content by slot: { above: ['Hello'] }. */
const contentByPlace = (ours: BlockTree) =>
	Object.fromEntries(
		ours.innerBlocks.map(({ attributes, innerBlocks }) => [
			attributes.place,
			innerBlocks.map((block) => block.attributes.content),
		]),
	);

describe('the cart', () => {
	it("moves blocks beside WooCommerce's own parts into content areas, in order", () => {
		const theirs = woo(
			'cart',
			woo(
				'filled-cart-block',
				woo(
					'cart-items-block',
					say('before the items'),
					woo('cart-line-items-block'),
					say('after the items'),
					woo('cart-cross-sells-block', blockTree('core/heading', { content: 'You may like' })),
				),
				woo(
					'cart-totals-block',
					woo(
						'cart-order-summary-block',
						woo('cart-order-summary-totals-block', woo('cart-order-summary-fee-block')),
						say('in the summary'),
					),
					woo('proceed-to-checkout-block'),
					say('we take cards'),
					say('and cash'),
				),
			),
			woo(
				'empty-cart-block',
				blockTree('core/heading', {
					content: 'Empty!',
					className: 'with-empty-cart-icon wc-block-cart__empty-cart__title',
				}),
				blockTree('woocommerce/product-new', { content: 'new products' }),
			),
		);
		expect(contentByPlace(cart!.read(theirs)!)).toEqual({
			above: ['before the items'],
			below: ['after the items'],
			'beside-totals': ['in the summary'],
			'below-proceed': ['we take cards', 'and cash'],
			empty: ['new products'],
		});
	});

	it('omits cross-sells, also those of a product collection', () => {
		const theirs = woo(
			'cart',
			woo(
				'filled-cart-block',
				woo(
					'cart-items-block',
					blockTree('woocommerce/product-collection', {
						collection: 'woocommerce/product-collection/cross-sells',
					}),
				),
			),
		);
		expect(cart!.read(theirs)!.innerBlocks).toEqual([]);
	});

	it("leaves WooCommerce's parts to its own template when ours has nothing for them", () => {
		const theirs = cart!.write(blockTree('storefront-islands/cart'))!;
		expect(theirs.innerBlocks).toEqual([woo('filled-cart-block'), woo('empty-cart-block')]);
	});

	it("adds the empty-cart heading to WooCommerce's block when ours has content for an empty cart", () => {
		const theirs = cart!.write(
			blockTree('storefront-islands/cart', {}, [area('empty', say('Come back soon'))]),
		)!;
		const [title, content] = childNamed(theirs, 'woocommerce/empty-cart-block')!.innerBlocks;
		expect(title?.attributes.content).toBe('Your cart is empty');
		expect(content).toEqual(say('Come back soon'));
	});

	it("has WooCommerce's implicit wide alignment, and not a wider one after the transform back", () => {
		expect(cart!.read(blockTree('woocommerce/cart', { align: 'wide' }))!.attributes.align).toBe(
			'wide',
		);
		expect(cart!.write(blockTree('storefront-islands/cart'))!.attributes.align).toBe('');
	});
});

describe('the checkout', () => {
	it("moves blocks of WooCommerce's checkout into content areas", () => {
		const theirs = woo(
			'checkout',
			woo('checkout-totals-block', woo('checkout-order-summary-block', say('beside'))),
			woo(
				'checkout-fields-block',
				say('first'),
				woo('checkout-contact-information-block', say('sign up')),
				woo('checkout-terms-block'),
				say('mind this'),
				woo('checkout-actions-block'),
				say('last'),
			),
		);
		expect(contentByPlace(checkout!.read(theirs)!)).toEqual({
			'beside-totals': ['beside'],
			above: ['first'],
			'before-order': ['sign up', 'mind this'],
			'below-order': ['last'],
		});
	});

	it('recognises removed order notes by the missing block', () => {
		const fields = (...inner: BlockTree[]) =>
			woo('checkout', woo('checkout-fields-block', ...inner));
		const notes = (theirs: BlockTree) => checkout!.read(theirs)!.attributes.showOrderNotes;
		expect(notes(fields(woo('checkout-actions-block')))).toBe(false);
		expect(notes(fields(woo('checkout-order-note-block')))).toBe(true);
		expect(notes(woo('checkout'))).toBe(true);
	});

	it("has its content below the columns at the end of WooCommerce's first, which has none below", () => {
		const ours = blockTree('storefront-islands/checkout', {}, [area('below', say('Terms'))]);
		expect(contentByPlace(checkout!.read(checkout!.write(ours)!)!)).toEqual({
			'below-order': ['Terms'],
		});
	});

	it('is not offered back when it has content for an empty cart, which WooCommerce cannot hold', () => {
		const ours = blockTree('storefront-islands/checkout', {}, [area('empty', say('Come back'))]);
		expect(checkout!.write(ours)).toBeNull();
	});
});

test('a mini-cart with content in its drawer is not offered back, as it would be lost', () => {
	const ours = (...inner: BlockTree[]) =>
		blockTree('storefront-islands/mini-cart', {}, [area('drawer-top', ...inner)]);
	expect(miniCart!.write(ours(say('Free delivery')))).toBeNull();
	expect(miniCart!.write(ours())).not.toBeNull();
});

describe('content of areas', () => {
	it.each([
		['cart', cart!, ['above', 'beside-totals', 'below-proceed', 'below', 'empty']],
		['checkout', checkout!, ['above', 'before-order', 'below-order', 'beside-totals']],
	] as const)('of the %s returns to its place', (name, conversion, places) => {
		const contents = fc.array(fc.string().map(say), { minLength: 1, maxLength: 3 });
		const areas = fc
			.subarray([...places])
			.chain((some) =>
				fc.tuple(...some.map((place) => contents.map((inner) => area(place, ...inner)))),
			);
		fc.assert(
			fc.property(areas, (some) => {
				const ours = blockTree(`storefront-islands/${name}`, {}, some);
				const back = conversion.read(conversion.write(ours)!)!;
				expect(contentByPlace(back)).toEqual(contentByPlace(ours));
			}),
		);
	});
});
