import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import type { SiteSettings } from '../../domain/settings';
import type { Registry } from '../registry';

/** Shows a notice about a different cart: the visitor is logged out, and the former cart belongs to the account. */
export const notifySessionEnd = (
	registry: Registry,
	{ storePages }: Pick<SiteSettings, 'storePages'>,
): void => {
	void registry
		.dispatch(noticesStore)
		.createWarningNotice(
			__(
				'You have been logged out, and this cart with you. It is kept with your account: log in again to see it.',
				'storefront-islands',
			),
			{
				id: 'storefront-session-ended',
				context: NOTICE_CONTEXTS.cart,
				isDismissible: true,
				actions: [
					{ label: __('Log in', 'storefront-islands'), url: storePages.myaccount.permalink },
				],
			},
		);
};
