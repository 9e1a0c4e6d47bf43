import { readText } from '../../src/domain/read-unknown';
import { __ } from '@wordpress/i18n';
import { contentAt, part, readAreas, type Parts } from '../transforms/areas';
import { blockTree, type BlockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';

const OURS = 'storefront-islands/cart';

/** The class of the heading that says that the cart is empty. Ours says so itself. */
const EMPTY_TITLE = 'wc-block-cart__empty-cart__title';

const isEmptyTitle = ({ name, attributes }: BlockTree): boolean =>
	name === 'core/heading' && readText(attributes.className).split(' ').includes(EMPTY_TITLE);

/** Cross-sells are a block of the cart's own or, since WooCommerce 10, a product collection. */
const isCrossSells = ({ name, attributes }: BlockTree): boolean =>
	name === 'woocommerce/cart-cross-sells-block' ||
	attributes.collection === 'woocommerce/product-collection/cross-sells';

const PARTS: Parts = {
	isLeftOut: (block) => isEmptyTitle(block) || isCrossSells(block),
	places: {
		'woocommerce/filled-cart-block': {
			start: 'above',
			from: { 'woocommerce/cart-items-block': 'below' },
		},
		'woocommerce/cart-items-block': {
			start: 'above',
			from: { 'woocommerce/cart-line-items-block': 'below' },
		},
		'woocommerce/cart-totals-block': {
			start: 'beside-totals',
			from: { 'woocommerce/proceed-to-checkout-block': 'below-proceed' },
		},
		'woocommerce/empty-cart-block': { start: 'empty' },
	},
};

const emptyTitle = (): BlockTree =>
	blockTree('core/heading', {
		content: __('Your cart is empty', 'storefront-islands'),
		textAlign: 'center',
		className: `with-empty-cart-icon ${EMPTY_TITLE}`,
	});

const filledCart = (ours: BlockTree): BlockTree =>
	part('woocommerce/filled-cart-block', [
		part('woocommerce/cart-items-block', [
			...contentAt(ours, 'above'),
			part('woocommerce/cart-line-items-block'),
			part('woocommerce/cart-cross-sells-block'),
			...contentAt(ours, 'below'),
		]),
		part('woocommerce/cart-totals-block', [
			part('woocommerce/cart-order-summary-block'),
			...contentAt(ours, 'beside-totals'),
			part('woocommerce/cart-express-payment-block'),
			part('woocommerce/proceed-to-checkout-block'),
			...contentAt(ours, 'below-proceed'),
			part('woocommerce/cart-accepted-payment-methods-block'),
		]),
	]);

const emptyCart = (ours: BlockTree): BlockTree => {
	const content = contentAt(ours, 'empty');
	return part('woocommerce/empty-cart-block', content.length > 0 ? [emptyTitle(), ...content] : []);
};

/** The cart and WooCommerce's. What stood in WooCommerce's beside its own parts stands in content areas of ours. */
export const cartConversions: readonly Conversion[] = [
	{
		ours: OURS,
		other: 'woocommerce/cart',
		read: (theirs) => blockTree(OURS, theirs.attributes, readAreas(theirs, PARTS)),
		write: (ours) =>
			blockTree('woocommerce/cart', { ...ours.attributes, align: ours.attributes.align ?? '' }, [
				filledCart(ours),
				emptyCart(ours),
			]),
	},
];
