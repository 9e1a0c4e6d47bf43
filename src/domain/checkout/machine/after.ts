/** Transitions from the shop's response to the end (docs/behaviour.md#checkout-after-the-response). */
import { NOTICE_CONTEXTS } from '../../failure-notices';
import { safeUrl } from '../../url';
import type { CheckoutMessage, CheckoutNotice } from '../notice';
import { CHECKOUT_ERROR } from '../notice';
import type { ObserverResponse } from '../observer';
import type { OrderAnswer } from '../order';
import { isRefusal, lastSuccess } from '../read-observer';
import type { CheckoutEffect } from './effect';
import type { EventOf } from './event';
import type { MachineState, Phase } from './state';
import type { Step } from './transition';
import { notify, toIdle, waitIn, withEffects } from './transition';
import { SLOW_AFTER } from './timing';

type Failing = Extract<Phase, { name: 'failing' }>;
type Refusal = Exclude<ObserverResponse, { type: 'none' }>;

const checkoutNotice = (
	status: CheckoutNotice['status'],
	message: CheckoutMessage,
	context: string = NOTICE_CONTEXTS.checkout,
): CheckoutEffect => notify({ id: CHECKOUT_ERROR, context, status, message, isDismissible: true });

const words = (text: string): CheckoutMessage =>
	text === '' ? { says: 'generic' } : { says: 'text', text };

/** Notice for a refusal by an observer. Without a message the fallback is used, unless an error is already shown. */
const refusalNotice = (
	{ message, messageContext }: Refusal,
	otherwise: string,
	errorIsShown: boolean,
): readonly CheckoutEffect[] =>
	message === '' && errorIsShown
		? []
		: [checkoutNotice('error', words(message || otherwise), messageContext || undefined)];

export const beginSucceeding = (state: MachineState, answer: OrderAnswer): Step =>
	waitIn({ ...state, hasError: false }, { name: 'succeeding', answer }, SLOW_AFTER, (turn) => ({
		type: 'observe',
		turn,
		event: 'checkout_success',
	}));

export const beginFailing = (state: MachineState, failing: Omit<Failing, 'name'>): Step =>
	waitIn({ ...state, hasError: true }, { name: 'failing', ...failing }, SLOW_AFTER, (turn) => ({
		type: 'observe',
		turn,
		event: 'checkout_fail',
	}));

/**
 * Returns the first of these URLs that is safe; empty if none is, so that the button does not wait for a page that
 * never loads.
 */
const pageAmong = (...urls: readonly string[]): string => urls.find((url) => safeUrl(url)) ?? '';

/** Completes the checkout. Without a redirect the result is in the notices. */
const complete = (
	state: MachineState,
	redirectUrl: string,
	effects: readonly CheckoutEffect[],
): Step => [
	{ ...state, phase: { name: 'complete', redirectUrl }, turn: state.turn + 1, isSlow: false },
	redirectUrl === '' ? effects : [...effects, { type: 'redirect', url: redirectUrl }],
];

/** Completes the checkout regardless of observers, since the order exists. */
export const completeOrder = (
	state: MachineState,
	{ orderId, payment }: OrderAnswer,
	observerUrl = '',
): Step => {
	const url = pageAmong(observerUrl, payment.redirectUrl);
	return complete({ ...state, hasError: false }, url, [
		{ type: 'cart-ordered' },
		...(url === '' ? [checkoutNotice('success', { says: 'ordered', orderId })] : []),
	]);
};

/**
 * Handles the responses of checkout_success observers. A refusal that allows a retry is treated as a failed order:
 * checkout_fail observers are called.
 */
export const succeeded = (
	state: MachineState,
	{ answer }: Extract<Phase, { name: 'succeeding' }>,
	{ responses, errorIsShown }: EventOf<'observed'>,
): Step => {
	const refusal = responses.find(isRefusal);
	const success = lastSuccess(responses);
	if (!refusal) {
		return completeOrder(state, answer, success?.redirectUrl);
	}
	const notices = refusalNotice(refusal, answer.payment.message, errorIsShown);
	const { redirectUrl } = answer.payment;
	return refusal.retry
		? withEffects(
				notices,
				beginFailing(state, {
					message: answer.payment.message,
					redirectUrl,
					isSaid: true,
					mustRetry: false,
				}),
			)
		: complete(state, pageAmong(refusal.redirectUrl, redirectUrl), notices);
};

/** Handles the responses of checkout_fail observers, or their timeout. */
export const failed = (
	state: MachineState,
	{ message, redirectUrl, mustRetry }: Failing,
	{ responses, errorIsShown }: Pick<EventOf<'observed'>, 'responses' | 'errorIsShown'>,
): Step => {
	const refusal = responses.find(isRefusal);
	if (!refusal) {
		return toIdle(
			state,
			{ hasError: true },
			errorIsShown ? [] : [checkoutNotice('error', words(message))],
		);
	}
	const notices = refusalNotice(refusal, message, errorIsShown);
	return refusal.retry || mustRetry
		? toIdle(state, { hasError: true }, notices)
		: complete(state, pageAmong(redirectUrl), notices);
};
