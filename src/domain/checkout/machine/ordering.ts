/** Transitions from the POST to its outcome: an order is placed once (docs/behaviour.md#checkout-outcome). */
import { mayHaveSucceeded } from '../../failure/failure';
import type { Failure } from '../../failure/failure';
import type { OrderResponse, PlaceOutcome } from '../order';
import { beginFailing, beginSucceeding, completeOrder } from './after';
import type { CheckoutEffect, QueryReason, Attempt, MachineState, Phase } from './state';
import type { Step } from './transition';
import {
	beginSettling,
	checkoutNotice,
	textMessage,
	toIdle,
	unchanged,
	enterWait,
	withEffects,
	QUERY_LIMIT,
	MAX_QUERIES,
	MAX_SENDS,
	pauseBefore,
	pauseFor,
	PLACE_LIMIT,
} from './transition';

type QueryingPhase = Extract<Phase, { name: 'querying' }>;

const enterPlacing = (
	state: MachineState,
	attempt: Attempt,
	request: (waitId: number) => CheckoutEffect,
): Step =>
	enterWait({ ...state, hasError: false }, { name: 'placing', attempt }, PLACE_LIMIT, request);

export const beginPlacing = (
	state: MachineState,
	key: string,
	{ shownTotal, paymentData }: Extract<Phase, { name: 'preparing' }>,
): Step =>
	enterPlacing(state, { key, shownTotal, sends: 1, ifUnknown: 'not-sent' }, (waitId) => ({
		type: 'place',
		waitId,
		key,
		shownTotal,
		paymentData,
	}));

/** Sends the attempt query immediately. */
export const query = (state: MachineState, phase: Omit<QueryingPhase, 'isPausing'>): Step =>
	enterWait(
		{ ...state, hasError: false },
		{ ...phase, isPausing: false },
		QUERY_LIMIT,
		(waitId) => ({
			type: 'query',
			waitId,
			key: phase.attempt.key,
		}),
	);

/** Sends the attempt query after a pause. */
const queryLater = (
	state: MachineState,
	phase: Omit<QueryingPhase, 'isPausing'>,
	pause: number,
): Step => {
	const waitId = state.waitId + 1;
	return [
		{ ...state, phase: { ...phase, isPausing: true }, waitId, hasError: false, isSlow: false },
		[{ type: 'wake', waitId, after: pause }],
	];
};

/** Queries an attempt of which this page knows only the key. */
export const queryAttempt = (state: MachineState, key: string, submitAfter: string | null): Step =>
	query(state, {
		name: 'querying',
		attempt: { key, shownTotal: '', sends: 0, ifUnknown: 'not-sent' },
		reason: 'lost',
		queries: 0,
		submitAfter,
	});

/**
 * Queries again at the shopper's request, after the queries had been given up. If the shop does not know the order, it
 * is not sent again without the shopper's consent.
 */
export const queryAgain = (
	state: MachineState,
	{ attempt, orderId }: Extract<Phase, { name: 'uncertain' }>,
): Step =>
	query(state, {
		name: 'querying',
		attempt: {
			...attempt,
			sends: MAX_SENDS,
			ifUnknown: orderId === null ? attempt.ifUnknown : 'not-ordered',
		},
		reason: 'lost',
		queries: 0,
		submitAfter: null,
	});

const isPaymentFailed = ({ httpStatus, payment }: OrderResponse): boolean =>
	httpStatus >= 400 || payment.paymentStatus === 'failure' || payment.paymentStatus === 'error';

const ordered = (state: MachineState, { key }: Attempt, response: OrderResponse): Step =>
	withEffects(
		[
			{ type: 'end-attempt', key },
			{ type: 'store-response', response },
		],
		isPaymentFailed(response)
			? beginFailing(state, {
					message: response.payment.message,
					redirectUrl: response.payment.redirectUrl,
					isExplained: false,
					mustRetry: false,
				})
			: beginSucceeding(state, response),
	);

/** The cart was ordered by another request, of which no observer of this page knows anything. */
const orderedElsewhere = (
	state: MachineState,
	{ key }: Attempt,
	{ orderId, redirectUrl }: Extract<PlaceOutcome, { kind: 'placed' }>,
): Step =>
	withEffects(
		[{ type: 'end-attempt', key }],
		completeOrder(state, { orderId, payment: { redirectUrl } }),
	);

/** Nothing was ordered: observers are notified, and the shopper may try again. */
const notOrdered = (
	state: MachineState,
	{ key }: Attempt,
	message: string,
	effects: readonly CheckoutEffect[],
): Step =>
	withEffects(
		[{ type: 'end-attempt', key }, { type: 'store-refusal', message }, ...effects],
		beginFailing(state, { message, redirectUrl: '', isExplained: true, mustRetry: true }),
	);

const refused = (state: MachineState, attempt: Attempt, failure: Failure): Step =>
	notOrdered(state, attempt, failure.kind === 'connection' ? '' : failure.message, [
		{ type: 'notify-failure', failure },
	]);

const totalChanged = (
	state: MachineState,
	attempt: Attempt,
	{ cart, message }: Extract<PlaceOutcome, { kind: 'total-changed' }>,
): Step =>
	notOrdered(
		state,
		attempt,
		message,
		cart
			? [
					{ type: 'receive-cart', cart },
					checkoutNotice('error', {
						kind: 'total-changed',
						from: attempt.shownTotal,
						to: cart.totals.total_price,
					}),
				]
			: [checkoutNotice('error', textMessage(message))],
	);

/** The POST did not return an outcome: the shop is queried before the shopper may pay again. */
const queryOutcome = (
	state: MachineState,
	attempt: Attempt,
	reason: QueryReason,
	pause: number,
): Step =>
	queryLater(state, { name: 'querying', attempt, reason, queries: 0, submitAfter: null }, pause);

export const placed = (state: MachineState, attempt: Attempt, outcome: PlaceOutcome): Step => {
	switch (outcome.kind) {
		case 'ordered':
			return ordered(state, attempt, outcome.response);
		case 'placed':
			return orderedElsewhere(state, attempt, outcome);
		case 'refused':
			return mayHaveSucceeded(outcome.failure)
				? queryOutcome(state, attempt, 'lost', pauseBefore(0))
				: refused(state, attempt, outcome.failure);
		case 'total-changed':
			return totalChanged(state, attempt, outcome);
		case 'running':
			return queryOutcome(
				state,
				{ ...attempt, ifUnknown: 'busy' },
				'lost',
				pauseFor(outcome.retryAfter),
			);
		case 'uncertain':
			return uncertain(state, attempt, outcome.orderId);
		case 'unknown':
			return queryOutcome(state, attempt, 'lost', pauseBefore(0));
		case 'unreachable':
			return queryOutcome(state, attempt, outcome.reason, pauseBefore(0));
	}
};

const uncertain = (state: MachineState, attempt: Attempt, orderId: number | null): Step => {
	const [idle, effects] = toIdle(state, { hasError: true }, []);
	return [{ ...idle, phase: { name: 'uncertain', attempt, orderId } }, effects];
};

/** Handles an attempt query without a result. */
export const queryFailed = (
	state: MachineState,
	phase: QueryingPhase,
	reason: QueryReason,
	pause = pauseBefore(phase.queries + 1),
): Step => {
	const queries = phase.queries + 1;
	return queries < MAX_QUERIES
		? queryLater(state, { ...phase, reason, queries }, pause)
		: uncertain(state, phase.attempt, null);
};

/** Handles an attempt that the shop does not know, so nothing was ordered. */
const neverArrived = (state: MachineState, { attempt, submitAfter }: QueryingPhase): Step => {
	const { key, sends, ifUnknown } = attempt;
	if (sends > 0) {
		return sends < MAX_SENDS
			? enterPlacing(state, { ...attempt, sends: sends + 1, ifUnknown: 'not-sent' }, (waitId) => ({
					type: 'place-again',
					waitId,
					key,
				}))
			: notOrdered(state, attempt, '', [checkoutNotice('error', { kind: ifUnknown })]);
	}
	return withEffects(
		[{ type: 'end-attempt', key }],
		submitAfter === null
			? toIdle(state, { hasError: false }, [])
			: beginSettling(state, submitAfter),
	);
};

export const queryResponded = (
	state: MachineState,
	phase: QueryingPhase,
	outcome: PlaceOutcome,
): Step => {
	const { attempt } = phase;
	switch (outcome.kind) {
		case 'ordered':
			return ordered(state, attempt, outcome.response);
		case 'placed':
			return orderedElsewhere(state, attempt, outcome);
		case 'unknown':
			return neverArrived(state, phase);
		case 'running':
			// Longer and longer: a gateway may take more than a minute.
			return queryFailed(
				state,
				phase,
				phase.reason,
				Math.max(pauseFor(outcome.retryAfter), pauseBefore(phase.queries + 1)),
			);
		case 'uncertain':
			return uncertain(state, attempt, outcome.orderId);
		case 'unreachable':
			return queryFailed(state, phase, outcome.reason);
		// The query was refused, which does not concern the order.
		case 'refused':
		case 'total-changed':
			return queryFailed(state, phase, 'lost');
	}
};

/** Sends the next attempt query now instead of after its pause. */
export const queryNow = (state: MachineState): Step => {
	const { phase } = state;
	if (phase.name === 'uncertain') {
		return queryAgain(state, phase);
	}
	return phase.name === 'querying' && phase.isPausing
		? query(state, { ...phase, queries: 0 })
		: unchanged(state);
};
