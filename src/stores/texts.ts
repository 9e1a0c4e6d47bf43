import { __ } from '@wordpress/i18n';

/** What is said when a change was given up because no answer came: only the cart tells whether the shop acted. */
export const connectionMessage = (): string =>
	__(
		'The shop could not be reached, so your change may not have been saved. Check your cart and try again.',
		'storefront-islands',
	);
