import { __ } from '@wordpress/i18n';

/**
 * State of a cart or checkout preview: with the sample cart, with an empty cart, with the sample cart and sample
 * errors, or failed to render (docs/behaviour.md#load-error-screen).
 */
export type ScreenState = 'filled' | 'empty' | 'error' | 'failed';

/** Returns the states in which the place of an area shows. */
export const statesWithArea = (place: string): readonly [ScreenState, ...ScreenState[]] =>
	place === 'empty' ? ['empty'] : ['filled', 'error'];

/** States with their labels, for the toolbar. */
export const screenStates = (): readonly (readonly [ScreenState, string])[] => [
	['filled', __('Filled', 'storefront-islands')],
	['empty', __('Empty', 'storefront-islands')],
	['error', __('With messages', 'storefront-islands')],
	['failed', __('Not loaded', 'storefront-islands')],
];
