import { decodeFailure } from '../../api';
import { noticesFor } from '../../domain/failure-notices';
import { raiseNotice } from '../../stores/notices/raise-notice';
import type { Registry } from '../../stores/registry';
import { whenNoExpressPayment } from '../../stores/shopping/express-pause';

const property = (error: unknown, name: string): unknown =>
	typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** An error of the Store API is recognized by its code and its message (spec section 8). */
const isApiError = (error: unknown): boolean =>
	typeof property(error, 'code') === 'string' && typeof property(error, 'message') === 'string';

/**
 * Shows the error of a Store API answer where it belongs (spec section 8), once no express method is active; plugins call
 * it with what was thrown at them. Says nothing of what is no such error.
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
