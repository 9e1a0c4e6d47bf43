import type { Failure } from '../../domain/failure';
import { NOTICE_CONTEXTS, noticesFor } from '../../domain/failure-notices';
import { cartStore } from '../cart/contract';
import { toCartResponse } from '../cart/response';
import type { Registry } from '../registry';
import { shoppingStore } from '../shopping/contract';
import { connectionMessage } from '../texts';
import { VALIDATION_STORE_KEY, validationStore } from '../validation/contract';
import type { NoticeBoard } from './notice-board';
import { sessionMessage } from './words';

type ApiFailure = Extract<Failure, { kind: 'api' }>;

const isSession = ({ status, code }: ApiFailure): boolean =>
	(status === 401 || status === 403) && /nonce/.test(code);

const isOfCoupon = ({ code }: ApiFailure): boolean => code.includes('coupon');

/** Calls the callback when no field shows the message any more; never if no field showed it. */
const whenResolved = (registry: Registry, message: string, callback: () => void): void => {
	const isShownAtField = (): boolean =>
		Object.values(registry.select(validationStore).getValidationErrors()).some(
			(error) => error.message === message,
		);
	if (!isShownAtField()) {
		return;
	}
	const unsubscribe = registry.subscribe(() => {
		if (!isShownAtField()) {
			unsubscribe();
			callback();
		}
	}, VALIDATION_STORE_KEY);
};

/**
 * Shows why the shop refused the order, in the contexts of docs/behaviour.md#failure-notices, and applies the cart of
 * the response. A message that is also shown at a field is removed with the field's error.
 */
export const notifyFailure = (registry: Registry, board: NoticeBoard, failure: Failure): void => {
	if (failure.kind === 'api' && failure.cart) {
		void registry.dispatch(cartStore).receiveCart(toCartResponse(failure.cart));
	}
	if (failure.kind === 'api' && isOfCoupon(failure)) {
		// Also shown next to the coupons; the notice is for shoppers who have collapsed them.
		const { message } = failure;
		void registry.dispatch(shoppingStore).setCouponFailure({ couponCode: '', message });
	}
	const { checkout } = NOTICE_CONTEXTS;
	for (const { id, context, message } of noticesFor(failure, null, connectionMessage(), checkout)) {
		const cancel = board.raise({
			id,
			context,
			status: 'error',
			text: failure.kind === 'api' && isSession(failure) ? sessionMessage() : message,
			isDismissible: true,
		});
		whenResolved(registry, message, cancel);
	}
};
