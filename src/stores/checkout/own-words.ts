/** What the product itself asks for, in words; those of orders are in words.ts. */
import { __ } from '@wordpress/i18n';

export const noShippingOptionMessage = (): string =>
	__('Sorry, this order requires a shipping option.', 'storefront-islands');

export const noPaymentMethodMessage = (): string =>
	__('Please choose how you would like to pay.', 'storefront-islands');

export const noScriptMessage = (): string =>
	__(
		'A part of this page could not be loaded, so nothing was ordered. Check your connection and try again.',
		'storefront-islands',
	);
