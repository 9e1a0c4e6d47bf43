import { __ } from '@wordpress/i18n';

/** State of the preview: the link alone, or the link with the drawer in this state. */
export type MiniCartState = 'closed' | 'filled' | 'empty' | 'error';

/** Returns the states in which the place of an area shows. */
export const statesWithArea = (place: string): readonly [MiniCartState] =>
	place === 'drawer-empty' ? ['empty'] : ['filled'];

/** States with their labels, for the toolbar. */
export const miniCartStates = (): readonly (readonly [MiniCartState, string])[] => [
	['closed', __('Closed', 'storefront-islands')],
	['filled', __('Filled', 'storefront-islands')],
	['empty', __('Empty', 'storefront-islands')],
	['error', __('Error', 'storefront-islands')],
];
