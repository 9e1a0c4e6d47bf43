import { __ } from '@wordpress/i18n';

/** Visitor whose view is previewed. */
export type Visitor = 'customer' | 'guest';

/** Visitors with their labels, for the toolbar. */
export const visitors = (): readonly (readonly [Visitor, string])[] => [
	['customer', __('Customer', 'storefront-islands')],
	['guest', __('Guest', 'storefront-islands')],
];
