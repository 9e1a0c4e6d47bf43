import { __ } from '@wordpress/i18n';

/** What the mini-cart's preview shows: the link alone, or its drawer as well, with this in it. */
export type MiniCartState = 'closed' | 'filled' | 'empty' | 'error';

/** Their names for the toolbar. */
export const miniCartStates = (): readonly (readonly [MiniCartState, string])[] => [
	['closed', __('Closed', 'storefront-islands')],
	['filled', __('Filled', 'storefront-islands')],
	['empty', __('Empty', 'storefront-islands')],
	['error', __('Error', 'storefront-islands')],
];
