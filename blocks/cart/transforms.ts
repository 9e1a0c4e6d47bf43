import { readText } from '../../src/domain/support/unknown';
import { __ } from '@wordpress/i18n';
import { contentAt, hasPart, isNamed, part, readAreas, type Parts } from '../transforms/areas';
import { partWithSettings, readCartSettings, totalsParts } from '../transforms/carried';
import { blockTree, type BlockTree } from '../transforms/block-tree';
import { orderedPart, readOrder } from '../transforms/order';
import type { Conversion } from '../transforms/conversion';

const OURS = 'storefront-islands/cart';
const ITEMS = 'woocommerce/cart-items-block';
const SUMMARY = 'woocommerce/cart-order-summary-block';
const TITLE = 'woocommerce/cart-order-summary-heading-block';
const TOTALS = 'woocommerce/cart-totals-block';
const ACCEPTED = 'woocommerce/cart-accepted-payment-methods-block';
const COUPONS = 'woocommerce/cart-order-summary-coupon-form-block';
const CROSS_SELLS = 'woocommerce/cart-cross-sells-block';

/** Class of WooCommerce's "cart is empty" heading. This plugin's block prints that text itself. */
const EMPTY_TITLE = 'wc-block-cart__empty-cart__title';

const isEmptyTitle = ({ name, attributes }: BlockTree): boolean =>
	name === 'core/heading' && readText(attributes.className).split(' ').includes(EMPTY_TITLE);

/** Cross-sells are either one of the cart's own inner blocks or, since WooCommerce 10, a product collection. */
const isCrossSells = ({ name, attributes }: BlockTree): boolean =>
	name === CROSS_SELLS || attributes.collection === 'woocommerce/product-collection/cross-sells';

const PARTS: Parts = {
	isRemoved: (block) => isEmptyTitle(block) || isCrossSells(block),
	areas: {
		'woocommerce/filled-cart-block': {
			start: 'above',
			from: { [ITEMS]: 'below' },
		},
		[ITEMS]: {
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
		orderedPart(ours, 'cart', ITEMS, [
			...contentAt(ours, 'above'),
			part('woocommerce/cart-line-items-block'),
			ours.attributes.showCrossSells === false ? null : part(CROSS_SELLS),
			...contentAt(ours, 'below'),
		]),
		orderedPart(ours, 'cart', TOTALS, [
			orderedPart(ours, 'cart', SUMMARY, [
				ours.attributes.showTotalsTitle === false ? null : partWithSettings(ours, TITLE),
				ours.attributes.showCoupons === false ? null : part(COUPONS),
				part('woocommerce/cart-order-summary-totals-block', totalsParts(ours, 'cart')),
			]),
			...contentAt(ours, 'beside-totals'),
			partWithSettings(ours, 'woocommerce/cart-express-payment-block'),
			partWithSettings(ours, 'woocommerce/proceed-to-checkout-block'),
			...contentAt(ours, 'below-proceed'),
			ours.attributes.showAcceptedMethods === false ? null : part(ACCEPTED),
		]),
	]);

const emptyCart = (ours: BlockTree): BlockTree => {
	const content = contentAt(ours, 'empty');
	return part('woocommerce/empty-cart-block', content.length > 0 ? [emptyTitle(), ...content] : []);
};

/**
 * Conversions between the cart block and WooCommerce's. Foreign inner blocks of WooCommerce's block move into content
 * areas.
 */
export const cartConversions: readonly Conversion[] = [
	{
		ours: OURS,
		other: 'woocommerce/cart',
		read: (theirs, isDefault = () => false) =>
			blockTree(
				OURS,
				{
					...theirs.attributes,
					...readCartSettings(theirs, isDefault),
					...readOrder(theirs, 'cart'),
					showAcceptedMethods: hasPart(theirs, TOTALS, isNamed(ACCEPTED)),
					showTotalsTitle: hasPart(theirs, SUMMARY, isNamed(TITLE)),
					showCoupons: hasPart(theirs, SUMMARY, isNamed(COUPONS)),
					showCrossSells: hasPart(theirs, ITEMS, isCrossSells),
				},
				readAreas(theirs, PARTS),
			),
		write: (ours) =>
			blockTree('woocommerce/cart', { ...ours.attributes, align: ours.attributes.align ?? '' }, [
				filledCart(ours),
				emptyCart(ours),
			]),
	},
];
