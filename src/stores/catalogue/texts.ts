import { __ } from '@wordpress/i18n';
import type { Failure } from '../../domain/failure';

/** Whether it failed because the device has no network. */
export const isOffline = (failure: Failure): boolean =>
	failure.kind === 'connection' && failure.reason === 'offline';

/** What is said above the products that stayed, because the new ones did not come. */
export const gridsMessage = (failure: Failure): string =>
	isOffline(failure)
		? __(
				'You are offline, so the products are those from before your change.',
				'storefront-islands',
			)
		: __('The products could not be updated.', 'storefront-islands');
