/** What may go wrong in a checkout, put where the stores keep it, for looking at it in the editor. */
import { __, sprintf } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../domain/failure-notices';
import { raiseNotice } from '../stores/notices/raise-notice';
import { validationStore } from '../stores/validation/contract';
import type { PreviewPage } from './page';

/** A payment method that could not register (spec section 8), and whatever the sample's fields lack. */
export const raiseSampleErrors = ({ registry }: PreviewPage): void => {
	raiseNotice(
		registry,
		'error',
		// translators: %s: id of a payment method; the error follows.
		sprintf(
			__("There was an error registering the payment method with id '%s': ", 'storefront-islands'),
			'sample',
		) + 'The payment method configuration object is missing the following properties: label, edit',
		{ id: 'wc-sample-registration-error', context: NOTICE_CONTEXTS.payments },
	);
	void registry.dispatch(validationStore).showAllValidationErrors();
};
