import { __ } from '@wordpress/i18n';
import type { TextNames } from '../shared/in-place/texts';

/** Returns the names and labels of the cart's texts, in page order. */
export const cartTexts = (): TextNames => [
	['totals', __('Cart totals', 'storefront-islands')],
	['proceed', __('Proceed to checkout', 'storefront-islands')],
];
