import { __ } from '@wordpress/i18n';

/** What stands in the place of the payment methods, and refuses the order, where the shop offers none. */
export const noMethodsMessage = (): string =>
	__(
		'There are no payment methods available for this order. Please contact us if you need help placing it.',
		'storefront-islands',
	);
