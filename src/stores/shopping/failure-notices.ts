import { store as noticesStore } from '@wordpress/notices';
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Failure } from '../../domain/failure';
import type { FailureNotice } from '../../domain/failure-notices';
import { noticesFor } from '../../domain/failure-notices';
import type { Registry } from '../registry';
import { referToStore } from '../registry';
import { connectionMessage } from '../texts';

/** Of the payment store, which is there on checkouts only. */
type PaymentSelectors = { isExpressPaymentMethodActive?(state: unknown): boolean };
const paymentStore =
	referToStore<ReduxStoreConfig<unknown, Record<never, never>, PaymentSelectors>>(
		'wc/store/payment',
	);

/** Notices of failed operations: each belongs to the operation that raised it. */
export interface FailureNotices {
	/**
	 * Shows why an operation failed (spec section 8). `subject` names what it was about; trying the same again takes
	 * the notices away.
	 */
	raise(subject: string, failure: Failure): void;
	withdraw(subject: string): void;
}

export const createFailureNotices = (registry: Registry): FailureNotices => {
	const raised = new Map<string, readonly FailureNotice[]>();
	const isExpressPaymentActive = () =>
		registry.select(paymentStore)?.isExpressPaymentMethodActive?.() === true;
	return {
		raise(subject, failure) {
			if (isExpressPaymentActive()) {
				return;
			}
			const notices = noticesFor(failure, null, connectionMessage());
			raised.set(subject, notices);
			for (const { id, context, message } of notices) {
				void registry
					.dispatch(noticesStore)
					.createErrorNotice(message, { id, context, isDismissible: true });
			}
		},
		withdraw(subject) {
			for (const { id, context } of raised.get(subject) ?? []) {
				void registry.dispatch(noticesStore).removeNotice(id, context);
			}
			raised.delete(subject);
		},
	};
};

/** The text of a failure where one line has room: the first notice's. */
export const failureMessage = (failure: Failure): string =>
	noticesFor(failure, null, connectionMessage())
		.map(({ message }) => message)
		.join(' ');
