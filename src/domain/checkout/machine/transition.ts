/** Transitions that several rules of the checkout's machine share, and its limits and pauses, in milliseconds. */
import { NOTICE_CONTEXTS } from '../../failure/failure';
import type { CheckoutMessage, CheckoutNotice } from '../order';
import { CHECKOUT_ERROR } from '../order';
import type { CheckoutEffect, MachineState, Phase } from './state';

/** Maximum time to save changes of the cart and addresses. */
export const SETTLE_LIMIT = 20_000;

/** Time after which the shopper is notified that a plugin is slow, and may continue without it. */
export const SLOW_AFTER = 60_000;

/** Additional time after which the plugin is given up; long because bank apps and one-time codes take minutes. */
export const OBSERVER_TIMEOUT = 540_000;

/** Maximum time for the port to return the outcome of a POST; its own timeout is shorter. */
export const PLACE_LIMIT = 180_000;

/** Maximum time for the port to return the result of an attempt query. */
export const QUERY_LIMIT = 60_000;

/** Maximum number of attempt queries before the outcome counts as unknown. */
export const MAX_QUERIES = 12;

/**
 * Maximum number of POSTs of one attempt; it is repeated only after the shop has responded that it does not know the
 * attempt.
 */
export const MAX_SENDS = 3;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Pause before the next attempt query after this number of queries without a result: 1 s, 2 s, 4 s … 30 s. */
export const pauseBefore = (queries: number): number =>
	Math.min(FIRST_PAUSE * 2 ** Math.min(queries, 10), LONGEST_PAUSE);

/** Pause that the shop requests, within limits. */
export const pauseFor = (retryAfter: number): number =>
	Math.min(Math.max(retryAfter, FIRST_PAUSE), LONGEST_PAUSE);

/** True if no order has been sent, so that the checkout can still be cancelled. */
export const canBeCancelled = ({ phase }: MachineState): boolean =>
	['express', 'settling', 'validating', 'setting-up', 'preparing'].includes(phase.name);

export type Step = readonly [MachineState, readonly CheckoutEffect[]];

export const unchanged = (state: MachineState): Step => [state, []];

export const notify = (notice: CheckoutNotice): CheckoutEffect => ({ type: 'notify', notice });

/** The one notice of the checkout itself: a new one replaces the last. */
export const checkoutNotice = (
	status: CheckoutNotice['status'],
	message: CheckoutMessage,
	context: string = NOTICE_CONTEXTS.checkout,
): CheckoutEffect => notify({ id: CHECKOUT_ERROR, context, status, message, isDismissible: true });

/** Somebody else's text; where it is empty, the generic message. */
export const textMessage = (text: string): CheckoutMessage =>
	text === '' ? { kind: 'generic' } : { kind: 'text', text };

/** Runs an effect and waits in the phase for its event, at most `limit` milliseconds. */
export const enterWait = (
	state: MachineState,
	phase: Phase,
	limit: number,
	request: (waitId: number) => CheckoutEffect,
): Step => {
	const waitId = state.waitId + 1;
	return [
		{ ...state, phase, waitId, isSlow: false },
		[{ type: 'wake', waitId, after: limit }, request(waitId)],
	];
};

export const withEffects = (before: readonly CheckoutEffect[], [state, effects]: Step): Step => [
	state,
	[...before, ...effects],
];

/** Returns to idle, where the shopper can act again; pending events are ignored. */
export const toIdle = (
	state: MachineState,
	{ hasError, paymentStatus = 'idle' }: Pick<MachineState, 'hasError'> & Partial<MachineState>,
	effects: readonly CheckoutEffect[],
): Step => {
	const { express } = state;
	// Comes last: notices of an express payment become visible when its method is no longer active.
	const leaving: readonly CheckoutEffect[] = express
		? [{ type: 'choose-method', choice: express }]
		: [];
	return [
		{
			phase: { name: 'idle' },
			hasError,
			paymentStatus,
			express: null,
			waitId: state.waitId + 1,
			isSlow: false,
			isCheck: false,
		},
		[...effects, ...leaving],
	];
};

/** First step of an order: typed data has to be saved. */
export const beginSettling = (state: MachineState, shownTotal: string): Step =>
	withEffects(
		[{ type: 'withdraw-notices' }],
		enterWait(
			{
				...state,
				hasError: false,
				paymentStatus: state.express ? 'express_started' : 'idle',
			},
			{ name: 'settling', shownTotal },
			SETTLE_LIMIT,
			(waitId) => ({ type: 'settle', waitId }),
		),
	);
