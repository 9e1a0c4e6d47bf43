import { __ } from '@wordpress/i18n';

/**
 * State of a cart or checkout preview: with the sample cart, with an empty cart, with the sample cart and sample
 * errors, or failed to render (docs/behaviour.md#load-error-screen).
 */
export type ScreenState = 'filled' | 'empty' | 'error' | 'failed';

/** States with their labels, for the toolbar. */
export const screenStates = (): readonly (readonly [ScreenState, string])[] => [
	['filled', __('Filled', 'storefront-islands')],
	['empty', __('Empty', 'storefront-islands')],
	['error', __('Error', 'storefront-islands')],
	['failed', __('Failed', 'storefront-islands')],
];
