/**
 * Rules of the mutation queue: one batch in flight, at most 25 requests each; the newest request of a subject replaces
 * the waiting ones, and a request without a response is sent again if that is safe. Pure: `step(state, event)` returns
 * the next state and the effects.
 */
import { OFFER_AFTER } from '../../../domain/support/waiting';
import type { ConnectionState, UnansweredReason, WaitReason } from '../../ports';
import { replacing } from '../request';
import { BATCH_SIZE, MAX_FAILURES, pauseAfter, windowEnd } from './queue-state';
import type {
	BatchOutcome,
	RequestOutcome,
	QueuedRequest,
	QueueEffect,
	QueueEvent,
	QueueState,
} from './queue-state';

type Step = readonly [QueueState, readonly QueueEffect[]];
type EventOf<Type extends QueueEvent['type']> = Extract<QueueEvent, { type: Type }>;

const settle = ({ callers, sends }: QueuedRequest, outcome: RequestOutcome): QueueEffect => ({
	type: 'settle',
	callers,
	outcome,
	repeated: sends > 1,
});

const sameSubject =
	(subject: string | null) =>
	(other: QueuedRequest): boolean =>
		subject !== null && other.subject === subject;

/** The new request goes last, in the order of requests, and takes over the callers of the request that it replaces. */
const enqueue = (state: QueueState, event: EventOf<'queued'>): Step => {
	const { at, caller, request, subject, repeatable } = event;
	const replaced = state.waiting.find(sameSubject(subject));
	const newcomer: QueuedRequest = {
		request: replaced && replaced.sends > 0 ? replacing(request, replaced.request) : request,
		subject,
		repeatable,
		callers: [...(replaced?.callers ?? []), caller],
		queuedAt: at,
		firstQueuedAt: replaced?.firstQueuedAt ?? at,
		sends: replaced?.sends ?? 0,
	};
	const others = state.waiting.filter((queued) => queued !== replaced);
	return [{ ...state, waiting: [...others, newcomer] }, []];
};

/**
 * Puts unanswered requests back at the front; a request that a newer one has replaced in the meantime passes its
 * callers to that one.
 */
const returnToFront = (
	requests: readonly QueuedRequest[],
	waiting: readonly QueuedRequest[],
): readonly QueuedRequest[] => {
	const isReplaced = ({ subject }: QueuedRequest): boolean => waiting.some(sameSubject(subject));
	const withCallers = waiting.map((queued) => {
		const older = requests.find(sameSubject(queued.subject));
		return older
			? {
					...queued,
					request: replacing(queued.request, older.request),
					callers: [...older.callers, ...queued.callers],
					sends: older.sends,
				}
			: queued;
	});
	return [...requests.filter((queued) => !isReplaced(queued)), ...withCallers];
};

/**
 * Handles a lost response, or one that does not show if the shop acted: waits and repeats the repeatable requests. The
 * others get `answer`.
 */
const afterFailure = (
	state: QueueState,
	requests: readonly QueuedRequest[],
	reason: UnansweredReason,
	{ at, random }: Pick<EventOf<'batch-ended'>, 'at' | 'random'>,
	response?: RequestOutcome,
): Step => {
	const failures = state.failures + 1;
	const unanswered: RequestOutcome = { kind: 'unanswered', reason };
	// Without a network losses do not count: the changes wait until it is back.
	if (failures >= MAX_FAILURES && state.online) {
		return [
			{ ...state, waiting: [], failures: 0, pausedUntil: 0 },
			[...requests, ...state.waiting].map((queued) => settle(queued, unanswered)),
		];
	}
	return [
		{
			...state,
			waiting: returnToFront(
				requests.filter(({ repeatable }) => repeatable),
				state.waiting,
			),
			failures,
			lastFailure: reason,
			pausedUntil: at + pauseAfter(failures, random),
		},
		requests
			.filter(({ repeatable }) => !repeatable)
			.map((queued) => settle(queued, response ?? unanswered)),
	];
};

const afterResponse = (
	state: QueueState,
	requests: readonly QueuedRequest[],
	{ responses, order }: Extract<BatchOutcome, { kind: 'answered' }>,
	event: EventOf<'batch-ended'>,
): Step => {
	const settled = order.flatMap((position) => {
		const queued = requests[position];
		const response = responses[position];
		return queued && response ? [settle(queued, { kind: 'answer', response })] : [];
	});
	const unanswered = requests.filter((_, position) => !order.includes(position));
	if (unanswered.length === 0) {
		return [state, settled];
	}
	const [next, effects] = afterFailure(state, unanswered, 'lost', event);
	return [next, [...settled, ...effects]];
};

const endBatch = (state: QueueState, event: EventOf<'batch-ended'>): Step => {
	const { inFlight } = state;
	// The response to a batch that timed out comes too late: its requests have been sent again or settled.
	if (inFlight?.batch !== event.batch) {
		return [state, []];
	}
	const idle: QueueState = { ...state, inFlight: null };
	const recovered: QueueState = { ...idle, failures: 0, pausedUntil: 0 };
	const { outcome } = event;
	switch (outcome.kind) {
		case 'lost':
			return afterFailure(idle, inFlight.requests, outcome.reason, event);
		case 'refused': {
			const response: RequestOutcome = { kind: 'answer', response: outcome.response };
			return outcome.transient
				? afterFailure(idle, inFlight.requests, 'lost', event, response)
				: [recovered, inFlight.requests.map((queued) => settle(queued, response))];
		}
		case 'answered':
			return afterResponse(recovered, inFlight.requests, outcome, event);
	}
};

/** Sends due requests; if hurried, neither the window nor a pause delays them. */
const sendDue = (state: QueueState, at: number, isImmediate: boolean): Step => {
	if (state.inFlight !== null || state.waiting.length === 0) {
		return [state, []];
	}
	const isFull = state.waiting.length >= BATCH_SIZE;
	const due = Math.max(state.pausedUntil, isFull ? 0 : windowEnd(state.waiting));
	if (due > at && !isImmediate) {
		return [state, [{ type: 'wake', after: due - at }]];
	}
	const batch = state.batches + 1;
	const requests = state.waiting
		.slice(0, BATCH_SIZE)
		.map((queued) => ({ ...queued, sends: queued.sends + 1 }));
	return [
		{
			...state,
			waiting: state.waiting.slice(BATCH_SIZE),
			inFlight: { batch, requests, sentAt: at, isSlow: false },
			batches: batch,
		},
		[
			{ type: 'send', batch, requests },
			{ type: 'wake', after: OFFER_AFTER },
		],
	];
};

const wake = (state: QueueState, at: number): QueueState =>
	state.inFlight !== null && at - state.inFlight.sentAt >= OFFER_AFTER
		? { ...state, inFlight: { ...state.inFlight, isSlow: true } }
		: state;

const hurry = (state: QueueState): QueueState => ({
	...state,
	// The shopper is waiting for it: give up later, not sooner.
	failures: Math.min(state.failures, 1),
	pausedUntil: 0,
});

/** Sends what waits behind what is in flight, which goes with it once more. */
const sendAgain = (state: QueueState): QueueState => {
	const { inFlight } = state;
	// What must not be sent twice keeps its answer, however late.
	return inFlight?.requests.every(({ repeatable }) => repeatable)
		? { ...state, inFlight: null, waiting: returnToFront(inFlight.requests, state.waiting) }
		: state;
};

const leave = (state: QueueState, at: number): QueueState => {
	if (state.waiting.length === 0) {
		return hurry(state);
	}
	const ahead = state.ahead.map((request) => ({
		request,
		subject: null,
		repeatable: true,
		callers: [],
		queuedAt: at,
		firstQueuedAt: at,
		sends: 1,
	}));
	const again = sendAgain(state);
	return hurry({ ...again, ahead: [], waiting: [...ahead, ...again.waiting] });
};

const retry = (state: QueueState): QueueState => {
	const again = state.inFlight?.isSlow ? sendAgain(state) : state;
	return hurry(again === state ? state : { ...again, failures: 1, lastFailure: 'timeout' });
};

const reasonToWait = (state: QueueState): WaitReason | null => {
	if (state.failures > 0) {
		return state.online ? state.lastFailure : 'offline';
	}
	return state.inFlight?.isSlow ? 'slow' : null;
};

/** Connection state to report: changes wait from the first loss, or a slow response, until the next response. */
export const connectionOf = (state: QueueState): ConnectionState => {
	const reason = reasonToWait(state);
	return reason === null
		? { kind: 'online' }
		: {
				kind: 'waiting',
				reason,
				waiting: state.waiting.length + (state.inFlight?.requests.length ?? 0),
			};
};

const isSameConnection = (a: ConnectionState, b: ConnectionState): boolean =>
	a.kind === 'online' || b.kind === 'online'
		? a.kind === b.kind
		: a.reason === b.reason && a.waiting === b.waiting;

const handle = (state: QueueState, event: QueueEvent): Step => {
	switch (event.type) {
		case 'queued':
			return enqueue(state, event);
		case 'batch-ended':
			return endBatch(state, event);
		case 'online':
			return [{ ...state, online: true, failures: 0, pausedUntil: 0 }, []];
		case 'offline':
			return [{ ...state, online: false }, []];
		case 'hurried':
			return [leave(state, event.at), []];
		case 'preceded':
			return [{ ...state, ahead: event.requests }, []];
		case 'retried':
			return [{ ...retry(state), ahead: [] }, []];
		case 'woke':
			return [wake(state, event.at), []];
	}
};

export const step = (state: QueueState, event: QueueEvent): Step => {
	const [handled, effects] = handle(state, event);
	const [next, sendEffects] = sendDue(
		handled,
		event.at,
		event.type === 'hurried' || event.type === 'retried',
	);
	const connection = connectionOf(next);
	const report: readonly QueueEffect[] = isSameConnection(connectionOf(state), connection)
		? []
		: [{ type: 'report', state: connection }];
	return [next, [...effects, ...sendEffects, ...report]];
};
