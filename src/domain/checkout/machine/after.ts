/** Transitions from the shop's response to the end (docs/behaviour.md#checkout-after-the-response). */
import { readText } from '../../support/unknown';
import { safeUrl } from '../../html/url';
import type { OrderResponse } from '../order';
import type { TypedResponse } from '../observer';
import { isRefusal, lastSuccess } from '../observer';
import type { CheckoutEffect, EventOf, MachineState, Phase } from './state';
import type { Step } from './transition';
import {
	checkoutNotice,
	enterWait,
	SLOW_AFTER,
	textMessage,
	toIdle,
	withEffects,
} from './transition';

type Failing = Extract<Phase, { name: 'failing' }>;

/** Notice for a refusal by an observer. Without a message the fallback is used, unless an error is already shown. */
const refusalNotice = (
	{ message, messageContext }: TypedResponse,
	fallback: string,
	errorIsShown: boolean,
): readonly CheckoutEffect[] =>
	message === '' && errorIsShown
		? []
		: [checkoutNotice('error', textMessage(message || fallback), messageContext || undefined)];

export const beginSucceeding = (state: MachineState, response: OrderResponse): Step =>
	enterWait(
		{ ...state, hasError: false },
		{ name: 'succeeding', response },
		SLOW_AFTER,
		(waitId) => ({
			type: 'observe',
			waitId,
			event: 'checkout_success',
		}),
	);

export const beginFailing = (state: MachineState, failing: Omit<Failing, 'name'>): Step =>
	enterWait(
		{ ...state, hasError: true },
		{ name: 'failing', ...failing },
		SLOW_AFTER,
		(waitId) => ({
			type: 'observe',
			waitId,
			event: 'checkout_fail',
		}),
	);

/**
 * Returns the first of these URLs that is safe; empty if none is, so that the button does not wait for a page that
 * never loads.
 */
const firstPageUrl = (...urls: readonly string[]): string => urls.find((url) => safeUrl(url)) ?? '';

/** Completes the checkout. Without a redirect the result is in the notices. */
const complete = (
	state: MachineState,
	redirectUrl: string,
	effects: readonly CheckoutEffect[],
): Step => [
	{ ...state, phase: { name: 'complete', redirectUrl }, waitId: state.waitId + 1, isSlow: false },
	redirectUrl === '' ? effects : [...effects, { type: 'redirect', url: redirectUrl }],
];

/**
 * Completes the checkout regardless of observers, since the order exists.
 *
 * `pluginUrl` is what a plugin wants as the next page, if it is a text and a safe URL.
 */
export const completeOrder = (
	state: MachineState,
	{
		orderId,
		payment,
	}: Pick<OrderResponse, 'orderId'> & {
		readonly payment: Pick<OrderResponse['payment'], 'redirectUrl'>;
	},
	pluginUrl?: unknown,
): Step => {
	const url = firstPageUrl(readText(pluginUrl), payment.redirectUrl);
	return complete({ ...state, hasError: false }, url, [
		{ type: 'cart-ordered' },
		...(url === '' ? [checkoutNotice('success', { kind: 'ordered', orderId })] : []),
	]);
};

/**
 * Handles the responses of checkout_success observers. A refusal that allows a retry is treated as a failed order:
 * checkout_fail observers are called.
 */
export const succeeded = (
	state: MachineState,
	{ response }: Extract<Phase, { name: 'succeeding' }>,
	{ responses, errorIsShown }: EventOf<'observed'>,
): Step => {
	const refusal = responses.find(isRefusal);
	const success = lastSuccess(responses);
	if (!refusal) {
		return completeOrder(state, response, success?.redirectUrl);
	}
	const notices = refusalNotice(refusal, response.payment.message, errorIsShown);
	const { redirectUrl } = response.payment;
	return refusal.retry
		? withEffects(
				notices,
				beginFailing(state, {
					message: response.payment.message,
					redirectUrl,
					isExplained: true,
					mustRetry: false,
				}),
			)
		: complete(state, firstPageUrl(refusal.redirectUrl, redirectUrl), notices);
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
			errorIsShown ? [] : [checkoutNotice('error', textMessage(message))],
		);
	}
	const notices = refusalNotice(refusal, message, errorIsShown);
	return refusal.retry || mustRetry
		? toIdle(state, { hasError: true }, notices)
		: complete(state, firstPageUrl(refusal.redirectUrl, redirectUrl), notices);
};
