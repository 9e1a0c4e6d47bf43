/** From the shop's answer to the end (spec section 4: placing an order 3 and 4). */
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

/** What a refusing observer says; without words the given ones where nothing is said yet. */
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

/** The first of these that is a page; empty where none is: the button must not wait for a page that never comes. */
const pageAmong = (...urls: readonly string[]): string => urls.find((url) => safeUrl(url)) ?? '';

/** The end. Where nothing leads on, the answers are in the notices. */
const complete = (
	state: MachineState,
	redirectUrl: string,
	effects: readonly CheckoutEffect[],
): Step => [
	{ ...state, phase: { name: 'complete', redirectUrl }, turn: state.turn + 1, isSlow: false },
	redirectUrl === '' ? effects : [...effects, { type: 'redirect', url: redirectUrl }],
];

/** The order is there, whatever an observer has to say. */
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

/** A refusal that allows a retry counts as a failed order from here on: checkout_fail observers are asked. */
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

/** Observers of checkout_fail have spoken, or were given up. */
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
