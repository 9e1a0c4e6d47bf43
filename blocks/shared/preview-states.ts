import { __ } from '@wordpress/i18n';

/**
 * What a screen of the cart can look like: with the sample, without anything, with the sample and what may go wrong in it,
 * or not drawn at all (spec section 8, content load error screen).
 */
export type ScreenState = 'filled' | 'empty' | 'error' | 'failed';

/** Their names for the toolbar. */
export const screenStates = (): readonly (readonly [ScreenState, string])[] => [
	['filled', __('Filled', 'storefront-islands')],
	['empty', __('Empty', 'storefront-islands')],
	['error', __('Error', 'storefront-islands')],
	['failed', __('Failed', 'storefront-islands')],
];
