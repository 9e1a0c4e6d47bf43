/** Texts of the checkout's messages. */
import { __, sprintf } from '@wordpress/i18n';
import { genericMessage } from '../../api/texts';
import type { CheckoutMessage } from '../../domain/checkout/notice';
import type { Currency } from '../../domain/money';
import { formatMoney, money } from '../../domain/money';

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
		case 'ordered':
			return sprintf(
				/* translators: %d: number of the order. */
				__('Thank you. Your order no. %d has been received.', 'storefront-islands'),
				message.orderId,
			);
	}
};

/** The page's nonce is invalid and could not be renewed: reloading the page provides a new one. */
export const sessionMessage = (): string =>
	__(
		'Your session has expired, so nothing was ordered. Please reload the page and try again.',
		'storefront-islands',
	);

export const noShippingOptionMessage = (): string =>
	__('Sorry, this order requires a shipping option.', 'storefront-islands');

export const noPaymentMethodMessage = (): string =>
	__('Please choose how you would like to pay.', 'storefront-islands');
