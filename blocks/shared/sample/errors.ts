/** Sample errors for previews in the editor. */
import { __ } from '@wordpress/i18n';
import type { NoticeModel } from '../../../src/ui/notices/notices';

/** Returns notices about the whole screen, with the general message of docs/behaviour.md#messages. */
export const sampleErrors = (): readonly NoticeModel[] => [
	{
		id: 'sample-error',
		status: 'error',
		message: __('Something went wrong. Please contact us to get assistance.', 'storefront-islands'),
		dismissible: true,
	},
];

/** Returns the sample message of a rejected coupon. */
export const sampleCouponProblem = (): string => __('Invalid coupon code.', 'storefront-islands');
