import { store as noticesStore } from '@wordpress/notices';
import type { Failure } from '../../domain/failure';
import type { FailureNotice } from '../../domain/failure-notices';
import { noticesFor } from '../../domain/failure-notices';
import { raiseNotice } from '../notices/raise-notice';
import type { Registry } from '../registry';
import { connectionMessage } from '../texts';
import { whenNoExpressPayment } from './express-pause';

/** Notices of failed operations, grouped by operation. */
export interface FailureNotices {
	/**
	 * Shows why an operation failed (docs/behaviour.md#failure-notices). `subject` identifies the operation; repeating
	 * it removes the notices.
	 */
	raise(subject: string, failure: Failure): void;
	withdraw(subject: string): void;
}

export const createFailureNotices = (registry: Registry): FailureNotices => {
	const raised = new Map<string, readonly FailureNotice[]>();
	const waiting = new Map<string, () => void>();
	return {
		raise(subject, failure) {
			const notices = noticesFor(failure, null, connectionMessage());
			raised.set(subject, notices);
			const cancel = whenNoExpressPayment(registry, () => {
				for (const { id, context, message } of notices) {
					raiseNotice(registry, 'error', message, { id, context, isDismissible: true });
				}
			});
			waiting.set(subject, cancel);
		},
		withdraw(subject) {
			waiting.get(subject)?.();
			waiting.delete(subject);
			for (const { id, context } of raised.get(subject) ?? []) {
				void registry.dispatch(noticesStore).removeNotice(id, context);
			}
			raised.delete(subject);
		},
	};
};

/** Returns the messages of a failure's notices as one text. */
export const failureMessage = (failure: Failure): string =>
	noticesFor(failure, null, connectionMessage())
		.map(({ message }) => message)
		.join(' ');
