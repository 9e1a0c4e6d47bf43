import { __ } from '@wordpress/i18n';

/** What is said when a change was given up because no answer came. */
export const connectionMessage = (): string =>
	__(
		'The shop could not be reached, so your change was not saved. Check your connection and try again.',
		'storefront-islands',
	);
