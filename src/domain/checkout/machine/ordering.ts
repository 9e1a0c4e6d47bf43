/** Transitions from the POST to its outcome: an order is placed once (docs/behaviour.md#checkout-outcome). */
import { leavesDoubt } from '../../failure';
import type { Failure } from '../../failure';
import { NOTICE_CONTEXTS } from '../../failure-notices';
import type { CheckoutMessage } from '../notice';
import { CHECKOUT_ERROR } from '../notice';
import type { OrderAnswer, PlaceOutcome } from '../order';
import { beginFailing, beginSucceeding } from './after';
import type { CheckoutEffect } from './effect';
import type { AskReason, Attempt, MachineState, Phase } from './state';
import type { Step } from './transition';
import { beginSettling, notify, toIdle, unchanged, waitIn, withEffects } from './transition';
import { ASK_LIMIT, MAX_ASKS, MAX_SENDS, pauseBefore, pauseFor, PLACE_LIMIT } from './timing';

type Asking = Extract<Phase, { name: 'asking' }>;

export const beginPlacing = (state: MachineState, attempt: Attempt): Step => {
	const { key, shownTotal, sends } = attempt;
	return waitIn({ ...state, hasError: false }, { name: 'placing', attempt }, PLACE_LIMIT, (turn) =>
		sends > 1 ? { type: 'place-again', turn, key } : { type: 'place', turn, key, shownTotal },
	);
};

/** Sends the attempt query immediately. */
export const ask = (state: MachineState, phase: Omit<Asking, 'isPausing'>): Step =>
	waitIn({ ...state, hasError: false }, { ...phase, isPausing: false }, ASK_LIMIT, (turn) => ({
		type: 'ask',
		turn,
		key: phase.attempt.key,
	}));

/** Sends the attempt query after a pause. */
const askLater = (state: MachineState, phase: Omit<Asking, 'isPausing'>, pause: number): Step => {
	const turn = state.turn + 1;
	return [
		{ ...state, phase: { ...phase, isPausing: true }, turn, hasError: false, isSlow: false },
		[{ type: 'wake', turn, after: pause }],
	];
};

/** Queries an attempt of which this page knows only the key. */
export const askAbout = (state: MachineState, key: string, submitAfter: string | null): Step =>
	ask(state, {
		name: 'asking',
		attempt: { key, shownTotal: '', sends: 0 },
		reason: 'lost',
		asks: 0,
		submitAfter,
	});

/**
 * Queries again at the shopper's request, after the queries had been given up. If the shop does not know the order, it
 * is not sent again without the shopper's consent.
 */
export const askAnew = (state: MachineState, attempt: Attempt): Step =>
	ask(state, {
		name: 'asking',
		attempt: { ...attempt, sends: MAX_SENDS },
		reason: 'lost',
		asks: 0,
		submitAfter: null,
	});

const isUnpaid = ({ httpStatus, payment }: OrderAnswer): boolean =>
	httpStatus >= 400 || payment.paymentStatus === 'failure' || payment.paymentStatus === 'error';

const ordered = (state: MachineState, { key }: Attempt, answer: OrderAnswer): Step =>
	withEffects(
		[
			{ type: 'end-attempt', key },
			{ type: 'keep-answer', answer },
		],
		isUnpaid(answer)
			? beginFailing(state, {
					message: answer.payment.message,
					redirectUrl: answer.payment.redirectUrl,
					isSaid: false,
					mustRetry: false,
				})
			: beginSucceeding(state, answer),
	);

/** Nothing was ordered: observers are notified, and the shopper may try again. */
const notOrdered = (
	state: MachineState,
	{ key }: Attempt,
	message: string,
	effects: readonly CheckoutEffect[],
): Step =>
	withEffects(
		[{ type: 'end-attempt', key }, { type: 'keep-refusal', message }, ...effects],
		beginFailing(state, { message, redirectUrl: '', isSaid: true, mustRetry: true }),
	);

const refused = (state: MachineState, attempt: Attempt, failure: Failure): Step =>
	notOrdered(state, attempt, failure.kind === 'connection' ? '' : failure.message, [
		{ type: 'tell-failure', failure },
	]);

const say = (message: CheckoutMessage): CheckoutEffect =>
	notify({
		id: CHECKOUT_ERROR,
		context: NOTICE_CONTEXTS.checkout,
		status: 'error',
		message,
		isDismissible: true,
	});

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
					say({
						says: 'total-changed',
						from: attempt.shownTotal,
						to: cart.totals.total_price,
					}),
				]
			: [say(message === '' ? { says: 'generic' } : { says: 'text', text: message })],
	);

/** The POST did not return an outcome: the shop is queried before the shopper may pay again. */
const doubt = (state: MachineState, attempt: Attempt, reason: AskReason, pause: number): Step =>
	askLater(state, { name: 'asking', attempt, reason, asks: 0, submitAfter: null }, pause);

export const placed = (state: MachineState, attempt: Attempt, outcome: PlaceOutcome): Step => {
	switch (outcome.kind) {
		case 'ordered':
			return ordered(state, attempt, outcome.answer);
		case 'refused':
			return leavesDoubt(outcome.failure)
				? doubt(state, attempt, 'lost', pauseBefore(0))
				: refused(state, attempt, outcome.failure);
		case 'total-changed':
			return totalChanged(state, attempt, outcome);
		case 'running':
			return doubt(state, attempt, 'lost', pauseFor(outcome.retryAfter));
		case 'uncertain':
			return uncertain(state, attempt, outcome.orderId);
		case 'unknown':
			return doubt(state, attempt, 'lost', pauseBefore(0));
		case 'unreachable':
			return doubt(state, attempt, outcome.reason, pauseBefore(0));
	}
};

const uncertain = (state: MachineState, attempt: Attempt, orderId: number | null): Step => {
	const [idle, effects] = toIdle(state, { hasError: true }, []);
	return [{ ...idle, phase: { name: 'uncertain', attempt, orderId } }, effects];
};

/** Handles an attempt query without a result. */
export const askedInVain = (
	state: MachineState,
	phase: Asking,
	reason: AskReason,
	pause = pauseBefore(phase.asks + 1),
): Step => {
	const asks = phase.asks + 1;
	return asks < MAX_ASKS
		? askLater(state, { ...phase, reason, asks }, pause)
		: uncertain(state, phase.attempt, null);
};

/** Handles an attempt that the shop does not know, so nothing was ordered. */
const neverArrived = (state: MachineState, { attempt, submitAfter }: Asking): Step => {
	const { key, sends } = attempt;
	if (sends > 0) {
		return sends < MAX_SENDS
			? beginPlacing(state, { ...attempt, sends: sends + 1 })
			: notOrdered(state, attempt, '', [say({ says: 'not-sent' })]);
	}
	return withEffects(
		[{ type: 'end-attempt', key }],
		submitAfter === null
			? toIdle(state, { hasError: false }, [])
			: beginSettling(state, submitAfter),
	);
};

export const toldAbout = (state: MachineState, phase: Asking, outcome: PlaceOutcome): Step => {
	const { attempt } = phase;
	switch (outcome.kind) {
		case 'ordered':
			return ordered(state, attempt, outcome.answer);
		case 'unknown':
			return neverArrived(state, phase);
		case 'running':
			return askedInVain(state, phase, phase.reason, pauseFor(outcome.retryAfter));
		case 'uncertain':
			return uncertain(state, attempt, outcome.orderId);
		case 'unreachable':
			return askedInVain(state, phase, outcome.reason);
		// The query was refused, which does not concern the order.
		case 'refused':
		case 'total-changed':
			return askedInVain(state, phase, 'lost');
	}
};

/** Sends the next attempt query now instead of after its pause. */
export const hurry = (state: MachineState): Step => {
	const { phase } = state;
	if (phase.name === 'uncertain') {
		return askAnew(state, phase.attempt);
	}
	return phase.name === 'asking' && phase.isPausing
		? ask(state, { ...phase, asks: 0 })
		: unchanged(state);
};
