/** Sample errors in the checkout's stores, for previews in the editor. */
import { __, sprintf } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../domain/failure-notices';
import { raiseNotice } from '../stores/notices/raise-notice';
import { validationStore } from '../stores/validation/contract';
import type { PreviewPage } from './page';

/**
 * Raises the error of a payment method that could not register (docs/behaviour.md#messages), and shows the errors of
 * the sample's empty fields.
 */
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
