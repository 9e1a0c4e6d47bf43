import { __ } from '@wordpress/i18n';
import type { TextNames } from '../shared/in-place/texts';

/** Returns the names and labels of the drawer's texts, in page order. */
export const drawerTexts = (): TextNames => [
	['title', __('Title of the drawer', 'storefront-islands')],
	['checkout', __('Button to the checkout', 'storefront-islands')],
	['cart', __('Button to the cart', 'storefront-islands')],
	['empty', __('Text of the empty drawer', 'storefront-islands')],
	['shop', __('Button to the shop', 'storefront-islands')],
];
