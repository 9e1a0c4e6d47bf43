import { __ } from '@wordpress/i18n';
import type { Part, PartGroups } from '../shared/parts/part';

/** Sections that stay in their order, as in WooCommerce's checkout; others can be moved past them. */
const FIXED = [
	'contact-fields',
	'shipping-method',
	'shipping-fields',
	'pickup-options',
	'billing-fields',
	'shipping-option',
	'payment-method',
];

const fixedPart = (name: string): Part => ({ name, label: name, selector: `#${name}` });

/** Returns the parts of the checkout that can be selected in its preview, by groups. */
export const checkoutParts = (): PartGroups => [
	[
		{
			name: 'order-fields',
			label: __('Note to the order', 'storefront-islands'),
			selector: '.storefront-note, #order-fields',
			attribute: 'showOrderNotes',
			isMovable: true,
		},
		{
			name: 'terms',
			label: __('Terms', 'storefront-islands'),
			selector: '.storefront-terms',
			attribute: 'showPolicyLinks',
			isMovable: true,
		},
		{
			name: 'express',
			label: __('Express payment', 'storefront-islands'),
			selector: '.storefront-express',
		},
		...FIXED.map(fixedPart),
	],
	[
		{
			name: 'items',
			label: __('Products', 'storefront-islands'),
			selector: '.storefront-order__lines',
			isMovable: true,
		},
		{
			name: 'coupons',
			label: __('Coupons', 'storefront-islands'),
			selector: '.storefront-coupons, .storefront-cart__coupon',
			attribute: 'showCoupons',
			isMovable: true,
		},
		{
			name: 'totals',
			label: __('Totals', 'storefront-islands'),
			selector: '.storefront-totals, .storefront-order__tax-note',
			isMovable: true,
		},
	],
	[
		{
			name: 'way-back',
			label: __('Link back to the cart', 'storefront-islands'),
			selector: '.storefront-back',
			attribute: 'showReturnToCart',
		},
	],
];
