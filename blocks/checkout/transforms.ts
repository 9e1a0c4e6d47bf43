import { contentAt, part, readAreas, type Parts } from '../transforms/areas';
import { blockTree, childNamed, type BlockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';

const OURS = 'storefront-islands/checkout';

const FIELDS = 'woocommerce/checkout-fields-block';
const EXPRESS = 'woocommerce/checkout-express-payment-block';
const NOTES = 'woocommerce/checkout-order-note-block';
const ACTIONS = 'woocommerce/checkout-actions-block';

/** The steps of WooCommerce's checkout before its order notes. */
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
	isLeftOut: () => false,
	places: {
		[FIELDS]: {
			start: 'above',
			from: {
				[EXPRESS]: 'before-order',
				'woocommerce/checkout-contact-information-block': 'before-order',
				[ACTIONS]: 'below',
			},
		},
		'woocommerce/checkout-totals-block': { start: 'beside-totals' },
	},
};

/** Editors take order notes off WooCommerce's checkout by removing their block. A checkout without any parts is as by default. */
const showsNotes = (theirs: BlockTree): boolean => {
	const fields = childNamed(theirs, FIELDS);
	const isDefault = fields === undefined || fields.innerBlocks.length === 0;
	return (
		theirs.attributes.showOrderNotes !== false &&
		(isDefault || childNamed(fields, NOTES) !== undefined)
	);
};

const fieldsOf = (ours: BlockTree): BlockTree => {
	const hasNotes = ours.attributes.showOrderNotes !== false;
	const above = contentAt(ours, 'above');
	const beforeOrder = contentAt(ours, 'before-order');
	const below = contentAt(ours, 'below');
	const isDefault = hasNotes && [...above, ...beforeOrder, ...below].length === 0;
	return blockTree(
		FIELDS,
		{},
		isDefault
			? []
			: [
					...above,
					blockTree(EXPRESS),
					...STEPS.map((step) => blockTree(`woocommerce/checkout-${step}-block`)),
					...(hasNotes ? [blockTree(NOTES)] : []),
					blockTree('woocommerce/checkout-terms-block'),
					...beforeOrder,
					blockTree(ACTIONS),
					...below,
				],
	);
};

/**
 * The checkout and WooCommerce's. What stood in WooCommerce's beside its own parts stands in content areas of ours. WooCommerce
 * has no place for what ours shows while nothing is in the cart.
 */
export const checkoutConversions: readonly Conversion[] = [
	{
		ours: OURS,
		other: 'woocommerce/checkout',
		read: (theirs) =>
			blockTree(
				OURS,
				{ ...theirs.attributes, showOrderNotes: showsNotes(theirs) },
				readAreas(theirs, PARTS),
			),
		write: (ours) =>
			contentAt(ours, 'empty').length > 0
				? null
				: blockTree(
						'woocommerce/checkout',
						{ ...ours.attributes, align: ours.attributes.align ?? '' },
						[
							part('woocommerce/checkout-totals-block', [
								part('woocommerce/checkout-order-summary-block'),
								...contentAt(ours, 'beside-totals'),
							]),
							fieldsOf(ours),
						],
					),
	},
];
