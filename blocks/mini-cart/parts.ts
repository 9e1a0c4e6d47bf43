import { __ } from '@wordpress/i18n';
import type { PartGroups } from '../shared/parts/part';

/** Returns the parts of the drawer that can be selected in its preview, by groups. */
export const drawerParts = (): PartGroups => [
	[
		{
			name: 'checkout',
			label: __('Button to the checkout', 'storefront-islands'),
			selector: '.storefront-drawer__foot > .storefront-button:not(.storefront-button--quiet)',
			attribute: 'showCheckoutButton',
			isMovable: true,
		},
		{
			name: 'cart',
			label: __('Button to the cart', 'storefront-islands'),
			selector: '.storefront-drawer__foot > .storefront-button--quiet',
			attribute: 'showCartButton',
			isMovable: true,
		},
	],
	[
		{
			name: 'shop',
			label: __('Button to the shop', 'storefront-islands'),
			selector: '.storefront-drawer__empty > .storefront-button',
			attribute: 'showShopButton',
		},
	],
];
