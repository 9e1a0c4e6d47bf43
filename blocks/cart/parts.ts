import { __ } from '@wordpress/i18n';
import type { PartGroups } from '../shared/parts/part';

/** Returns the parts of the cart that can be selected in its preview, by groups. */
export const cartParts = (): PartGroups => [
	[
		{
			name: 'title',
			label: __('Title of the totals', 'storefront-islands'),
			selector: '.storefront-cart:not(.has-no-totals-title) .storefront-summary__head',
			attribute: 'showTotalsTitle',
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
			name: 'shipping',
			label: __('Delivery', 'storefront-islands'),
			selector: '.storefront-shipping',
			isMovable: true,
		},
		{
			name: 'totals',
			label: __('Totals', 'storefront-islands'),
			selector: '.storefront-totals, .storefront-summary__tax-note',
			isMovable: true,
		},
	],
	[
		{
			name: 'accepted',
			label: __('Accepted payment methods', 'storefront-islands'),
			selector: '.storefront-accepted',
			attribute: 'showAcceptedMethods',
			isMovable: true,
		},
		{
			name: 'proceed',
			label: __('Proceed to checkout', 'storefront-islands'),
			selector: '.storefront-proceed',
		},
		{
			name: 'summary',
			label: __('Cart totals', 'storefront-islands'),
			selector: '.storefront-summary',
		},
	],
	[
		{
			name: 'cross-sells',
			label: __('You may also like', 'storefront-islands'),
			selector: '.storefront-cross-sells',
			attribute: 'showCrossSells',
			isMovable: true,
		},
		{
			name: 'items',
			label: __('Products in your cart', 'storefront-islands'),
			selector: '.storefront-cart__items',
		},
		{
			name: 'side',
			label: __('Cart totals', 'storefront-islands'),
			selector: '.storefront-cart__side',
		},
	],
];
