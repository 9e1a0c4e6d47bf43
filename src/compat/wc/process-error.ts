import { decodeFailure } from '../../api';
import { noticesFor } from '../../domain/failure-notices';
import { raiseNotice } from '../../stores/notices/raise-notice';
import type { Registry } from '../../stores/registry';
import { whenNoExpressPayment } from '../../stores/shopping/express-pause';

const property = (error: unknown, name: string): unknown =>
	typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Checks for an error of the Store API, recognised by its code and its message (docs/behaviour.md#failure-notices). */
const isApiError = (error: unknown): boolean =>
	typeof property(error, 'code') === 'string' && typeof property(error, 'message') === 'string';

/**
 * Creates a function that shows a Store API error in its context (docs/behaviour.md#failure-notices), as soon as no
 * express payment method is active; plugins pass it the error they caught. Other errors are ignored.
 */
export const createErrorProcessor =
	(registry: Pick<Registry, 'select' | 'dispatch' | 'subscribe'>) =>
	(error: unknown, context: string | null = null): void => {
		if (!isApiError(error)) {
			return;
		}
		const notices = noticesFor(decodeFailure(0, error), context, '');
		whenNoExpressPayment(registry, () => {
			for (const { id, context: where, message } of notices) {
				raiseNotice(registry, 'error', message, { id, context: where });
			}
		});
	};
