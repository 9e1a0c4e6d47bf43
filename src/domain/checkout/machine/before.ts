/** Transitions from the click on the button to the POST (docs/behaviour.md#checkout-before-the-post). */
import { NOTICE_CONTEXTS } from '../../failure/failure';
import type { CheckoutMessage, PaymentData } from '../order';
import { PAYMENT_ERROR } from '../order';
import type { TypedResponse } from '../observer';
import { isRefusal, lastSuccess } from '../observer';
import { beginFailing } from './after';
import type { CheckoutEffect, EventOf, MachineState, Phase } from './state';
import { beginPlacing } from './ordering';
import type { Step } from './transition';
import {
	checkoutNotice,
	notify,
	textMessage,
	toIdle,
	unchanged,
	enterWait,
	withEffects,
	SETTLE_LIMIT,
	SLOW_AFTER,
} from './transition';

/**
 * Stops before the order is sent, with the reason, so that the shopper can continue. A payment method that has already
 * set up its payment is notified as of a failed order, since a wallet's window may be waiting for it.
 */
const cancelPlacing = (state: MachineState, message: CheckoutMessage): Step => {
	const notification = checkoutNotice('error', message);
	return state.phase.name === 'preparing'
		? withEffects(
				[notification, { type: 'store-refusal', message: '' }],
				beginFailing(state, { message: '', redirectUrl: '', isExplained: true, mustRetry: true }),
			)
		: toIdle(state, { hasError: true }, [notification]);
};

const prepare = (state: MachineState, shownTotal: string, paymentData: PaymentData | null): Step =>
	enterWait(state, { name: 'preparing', shownTotal, paymentData }, SETTLE_LIMIT, (waitId) => ({
		type: 'settle',
		waitId,
	}));

/**
 * An order is never placed for a total that the shopper has not seen: the shopper is notified and has to submit again.
 * No payment is asked for while the shop takes no order of the cart, such as below its minimum.
 */
export const settled = (state: MachineState, event: EventOf<'settled'>): Step => {
	const { phase } = state;
	if (phase.name !== 'settling' && phase.name !== 'preparing') {
		return unchanged(state);
	}
	const { shownTotal } = phase;
	const { total, needsPayment, refusal, newKey } = event;
	if (refusal !== '') {
		return cancelPlacing(state, { kind: 'text', text: refusal });
	}
	if (total !== shownTotal) {
		return cancelPlacing(state, { kind: 'total-changed', from: shownTotal, to: total });
	}
	return phase.name === 'preparing'
		? beginPlacing(state, newKey, phase)
		: enterWait(state, { name: 'validating', shownTotal, needsPayment }, SLOW_AFTER, (waitId) => ({
				type: 'observe',
				waitId,
				event: 'checkout_validation',
			}));
};

/**
 * Handles the responses of checkout_validation observers. Errors of required fields do not apply to an express payment,
 * which provides its own address.
 */
export const validated = (
	state: MachineState,
	{ shownTotal, needsPayment }: Extract<Phase, { name: 'validating' }>,
	{ responses, hasFieldErrors, errorIsShown }: EventOf<'observed'>,
): Step => {
	const refusals = responses.filter(isRefusal);
	const blocksFields = hasFieldErrors && state.express === null;
	if (refusals.length === 0 && !blocksFields) {
		if (state.isCheck) {
			return toIdle(state, { hasError: false }, []);
		}
		return needsPayment
			? enterWait(
					{ ...state, paymentStatus: 'processing' },
					{ name: 'setting-up', shownTotal },
					SLOW_AFTER,
					(waitId) => ({ type: 'observe', waitId, event: 'payment_setup' }),
				)
			: prepare(state, shownTotal, null);
	}
	const notices = refusals
		.filter(({ message }) => message !== '')
		.map(({ message, messageContext }, index) =>
			notify({
				id: `checkout-validation-${String(index)}`,
				context: messageContext || NOTICE_CONTEXTS.checkout,
				status: 'error',
				message: { kind: 'text', text: message },
				isDismissible: true,
			}),
		);
	const fields = refusals.flatMap(({ validationErrors: errors }): readonly CheckoutEffect[] =>
		errors ? [{ type: 'set-field-errors', errors }] : [],
	);
	const show: readonly CheckoutEffect[] =
		blocksFields || fields.length > 0 ? [{ type: 'show-field-errors' }] : [];
	const isSilent = [...notices, ...show].length === 0 && !errorIsShown;
	return toIdle(state, { hasError: true }, [
		...notices,
		...fields,
		...show,
		...(isSilent ? [checkoutNotice('error', { kind: 'generic' })] : []),
	]);
};

/**
 * Handles a refusal by the payment method. Without its own message a generic error is shown, unless an error is already
 * visible.
 */
const paymentRefused = (
	state: MachineState,
	refusal: TypedResponse,
	errorIsShown: boolean,
): Step => {
	const { type, message, messageContext, billingAddress: billing, validationErrors } = refusal;
	const fields: readonly CheckoutEffect[] =
		type === 'error' && validationErrors
			? [{ type: 'set-field-errors', errors: validationErrors }, { type: 'show-field-errors' }]
			: [];
	const isExplained = message !== '' || fields.length > 0 || errorIsShown;
	const notices =
		isExplained && message === ''
			? []
			: [
					notify({
						id: PAYMENT_ERROR,
						context: messageContext || NOTICE_CONTEXTS.payments,
						status: 'error',
						message: textMessage(message),
						isDismissible: type === 'error',
					}),
				];
	return toIdle(state, { hasError: true, paymentStatus: 'has_error' }, [
		...notices,
		...(type === 'failure' && billing
			? [{ type: 'set-addresses', billing, shipping: null } as const]
			: []),
		...fields,
	]);
};

/** Handles the responses of payment_setup observers. */
export const paymentSetUp = (
	state: MachineState,
	{ shownTotal }: Extract<Phase, { name: 'setting-up' }>,
	{ responses, errorIsShown }: EventOf<'observed'>,
): Step => {
	const refusal = responses.find(isRefusal);
	if (refusal) {
		return paymentRefused(state, refusal, errorIsShown);
	}
	const success = lastSuccess(responses);
	const ready: MachineState = { ...state, paymentStatus: 'ready' };
	if (!success) {
		return prepare(ready, shownTotal, null);
	}
	const { billingAddress: billing, shippingAddress: shipping } = success;
	const data = success.paymentMethodData ?? {};
	return withEffects(
		[
			{ type: 'set-addresses', billing, shipping },
			{ type: 'set-payment-data', data },
		],
		prepare(ready, shownTotal, data),
	);
};

/** Changes of the cart or the addresses could not be saved. */
export const settlingFailed = (state: MachineState): Step =>
	cancelPlacing(state, { kind: 'not-settled' });

/** An observer timed out before anything was sent. */
export const observerTimedOut = (state: MachineState): Step =>
	cancelPlacing(state, { kind: 'no-answer' });
