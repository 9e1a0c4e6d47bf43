import { __ } from '@wordpress/i18n';

/** Message for a change that was given up without a response: only the cart shows if the shop carried it out. */
export const connectionMessage = (): string =>
	__(
		'The shop could not be reached, so your change may not have been saved. Check your cart and try again.',
		'storefront-islands',
	);
