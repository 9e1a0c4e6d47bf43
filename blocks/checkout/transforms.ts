import { contentAt, hasPart, isNamed, part, readAreas, type Parts } from '../transforms/areas';
import {
	partWithSettings,
	readCheckoutSettings,
	totalsParts,
	writtenSettings,
} from '../transforms/carried';
import { orderedPart, readOrder } from '../transforms/order';
import { blockTree, childNamed, type BlockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';

const OURS = 'storefront-islands/checkout';

const FIELDS = 'woocommerce/checkout-fields-block';
const EXPRESS = 'woocommerce/checkout-express-payment-block';
const NOTES = 'woocommerce/checkout-order-note-block';
const TERMS = 'woocommerce/checkout-terms-block';
const SUMMARY = 'woocommerce/checkout-order-summary-block';
const COUPONS = 'woocommerce/checkout-order-summary-coupon-form-block';
const ACTIONS = 'woocommerce/checkout-actions-block';

/** Inner blocks of WooCommerce's checkout before its order notes. */
const STEPS = [
	'contact-information',
	'shipping-method',
	'pickup-options',
	'shipping-address',
	'billing-address',
	'shipping-methods',
	'payment',
	'additional-information',
];

const PARTS: Parts = {
	isRemoved: () => false,
	areas: {
		[FIELDS]: {
			start: 'above',
			from: {
				[EXPRESS]: 'before-order',
				'woocommerce/checkout-contact-information-block': 'before-order',
				[ACTIONS]: 'below-order',
			},
		},
		'woocommerce/checkout-totals-block': { start: 'beside-totals' },
	},
};

const fieldsOf = (ours: BlockTree): BlockTree =>
	orderedPart(ours, 'checkout', FIELDS, [
		...contentAt(ours, 'above'),
		partWithSettings(ours, EXPRESS),
		...STEPS.map((step) => partWithSettings(ours, `woocommerce/checkout-${step}-block`)),
		ours.attributes.showOrderNotes === false ? null : part(NOTES),
		ours.attributes.showPolicyLinks === false ? null : partWithSettings(ours, TERMS),
		...contentAt(ours, 'before-order'),
		partWithSettings(ours, ACTIONS),
		...contentAt(ours, 'below-order'),
		...contentAt(ours, 'below'),
	]);

const totalsOf = (ours: BlockTree): BlockTree =>
	part('woocommerce/checkout-totals-block', [
		orderedPart(ours, 'checkout', SUMMARY, [
			partWithSettings(ours, 'woocommerce/checkout-order-summary-cart-items-block'),
			ours.attributes.showCoupons === false ? null : part(COUPONS),
			part('woocommerce/checkout-order-summary-totals-block', totalsParts(ours, 'checkout')),
		]),
		...contentAt(ours, 'beside-totals'),
	]);

/** The attribute for the "return to cart" link was the checkout's own before it moved to the actions block. */
const showsReturnToCart = (theirs: BlockTree): unknown => {
	const actions = childNamed(childNamed(theirs, FIELDS) ?? theirs, ACTIONS);
	return actions?.attributes.showReturnToCart ?? theirs.attributes.showReturnToCart;
};

/**
 * Conversions between the checkout block and WooCommerce's. Foreign inner blocks of WooCommerce's block move into
 * content areas; parts that an editor removed stay hidden. WooCommerce has no area for the content that this plugin's
 * block shows while the cart is empty.
 */
export const checkoutConversions: readonly Conversion[] = [
	{
		ours: OURS,
		other: 'woocommerce/checkout',
		read: (theirs, isDefault = () => false) =>
			blockTree(
				OURS,
				{
					...theirs.attributes,
					...readCheckoutSettings(theirs, isDefault),
					...readOrder(theirs, 'checkout'),
					showCoupons: hasPart(theirs, SUMMARY, isNamed(COUPONS)),
					showOrderNotes:
						theirs.attributes.showOrderNotes !== false && hasPart(theirs, FIELDS, isNamed(NOTES)),
					showPolicyLinks:
						theirs.attributes.showPolicyLinks !== false && hasPart(theirs, FIELDS, isNamed(TERMS)),
					showReturnToCart: showsReturnToCart(theirs),
				},
				readAreas(theirs, PARTS),
			),
		write: (ours) =>
			contentAt(ours, 'empty').length > 0
				? null
				: blockTree(
						'woocommerce/checkout',
						{
							...ours.attributes,
							...writtenSettings(ours.attributes, 'woocommerce/checkout'),
							align: ours.attributes.align ?? '',
						},
						[totalsOf(ours), fieldsOf(ours)],
					),
	},
];
