/** Script `session-ended`: loaded when the shop's responses show that the visitor is not logged in any more. */
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';

/** Shows a notice about a different cart: the former one belongs to the account. */
const notifySessionEnd = (accountUrl: string): void => {
	void dispatch(noticesStore).createWarningNotice(
		__(
			'You have been logged out, and this cart with you. It is kept with your account: log in again to see it.',
			'storefront-islands',
		),
		{
			id: 'storefront-session-ended',
			context: NOTICE_CONTEXTS.cart,
			isDismissible: true,
			actions: [{ label: __('Log in', 'storefront-islands'), url: accountUrl }],
		},
	);
};

notifySessionEnd(window.storefrontIslands?.stores?.settings.storePages.myaccount.permalink ?? '');
