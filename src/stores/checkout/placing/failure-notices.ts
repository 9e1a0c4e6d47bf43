/** Texts of the checkout's messages, and the notices that say why the shop refused an order. */
import { __, sprintf } from '@wordpress/i18n';
import { genericMessage } from '../../../api/decode/messages';
import type { CheckoutMessage } from '../../../domain/checkout/order';
import { NOTICE_CONTEXTS, noticesFor } from '../../../domain/failure/failure';
import type { Failure } from '../../../domain/failure/failure';
import { formatMoney, money } from '../../../domain/support/money';
import type { Currency } from '../../../domain/support/money';
import { cartStore } from '../../cart/store/contract';
import { toCartResponse } from '../../cart/store/response';
import { connectionMessage } from '../../shared/notices';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../../cart/shopping/contract';
import { VALIDATION_STORE_KEY, validationStore } from '../validation';
import type { NoticeBoard } from './notice-board';

const amountIn = (currency: Currency, minorUnits: string): string =>
	formatMoney(money(Number(minorUnits), currency));

/**
 * Returns the text of a message.
 *
 * @param message  Message of the state machine.
 * @param currency Currency of the cart's totals.
 * @param isEmpty  True if the cart is empty.
 */
export const messageText = (
	message: CheckoutMessage,
	currency: Currency,
	isEmpty: boolean,
): string => {
	switch (message.kind) {
		case 'text':
			return message.text;
		case 'generic':
			return genericMessage();
		case 'total-changed':
			if (isEmpty) {
				return __('Your cart is empty now, so nothing was ordered.', 'storefront-islands');
			}
			return sprintf(
				/* translators: 1: former total, 2: new total, both with their currency. */
				__(
					'The total of your order has changed from %1$s to %2$s. Nothing was ordered yet: please check it and place your order again.',
					'storefront-islands',
				),
				amountIn(currency, message.from),
				amountIn(currency, message.to),
			);
		case 'not-settled':
			return __(
				'Your latest changes have not reached the shop yet, so nothing was ordered. Check your connection and try again.',
				'storefront-islands',
			);
		case 'no-answer':
			return __(
				'Your payment method or another part of this page did not answer, so nothing was ordered. Please try again, or choose another way to pay.',
				'storefront-islands',
			);
		case 'not-sent':
			return __(
				'The shop could not be reached, so nothing was ordered. Check your connection and try again.',
				'storefront-islands',
			);
		case 'busy':
			return __(
				'Another order of yours is still being worked on, so this one was not placed. Please try again in a moment.',
				'storefront-islands',
			);
		case 'not-ordered':
			return __('Nothing was ordered. You can place your order again.', 'storefront-islands');
		case 'ordered':
			return sprintf(
				/* translators: %d: number of the order. */
				__('Thank you. Your order no. %d has been received.', 'storefront-islands'),
				message.orderId,
			);
	}
};

/** The page's nonce is invalid and could not be renewed: reloading the page provides a new one. */
const sessionMessage = (): string =>
	__(
		'Your session has expired, so nothing was ordered. Please reload the page and try again.',
		'storefront-islands',
	);

export const noShippingOptionMessage = (): string =>
	__('Sorry, this order requires a shipping option.', 'storefront-islands');

export const noPaymentMethodMessage = (): string =>
	__('Please choose how you would like to pay.', 'storefront-islands');

type ApiFailure = Extract<Failure, { kind: 'api' }>;

const isSession = ({ status, code }: ApiFailure): boolean =>
	(status === 401 || status === 403) && /nonce/.test(code);

const isOfCoupon = ({ code }: ApiFailure): boolean => code.includes('coupon');

/** The shop has switched the payment method off, or offers it no longer for this cart. */
const isOfMethod = ({ code }: ApiFailure): boolean => code.endsWith('payment_method_disabled');

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
	if (failure.kind === 'api' && isOfMethod(failure)) {
		// The new cart does not name it, so that another one is chosen.
		void registry.dispatch(shoppingStore).refresh();
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
