/** What may go wrong, for looking at it in the editor. */
import { __ } from '@wordpress/i18n';
import type { NoticeModel } from '../../../src/ui/notices';

/** Something about the whole screen; the general message of spec section 8. */
export const sampleErrors = (): readonly NoticeModel[] => [
	{
		id: 'sample-error',
		status: 'error',
		message: __('Something went wrong. Please contact us to get assistance.', 'storefront-islands'),
		dismissible: true,
	},
];

/** Why a coupon was not taken. */
export const sampleCouponProblem = (): string => __('Invalid coupon code.', 'storefront-islands');
