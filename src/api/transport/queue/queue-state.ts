/** State, events, effects and timing of the mutation queue. The rules are in queue-reducer.ts. */
import type { ConnectionState, UnansweredReason } from '../../ports';
import type { ApiResponse } from '../fetch';
import type { StoreRequest } from '../request';

/** Result for a caller: a response, or the notice that none will come. */
export type RequestOutcome =
	| { readonly kind: 'answer'; readonly response: ApiResponse }
	| { readonly kind: 'unanswered'; readonly reason: UnansweredReason };

/** Result of a batch that was sent. */
export type BatchOutcome =
	/**
	 * `responses` by position; `order` holds the positions in the order in which the shop processed them, the newest
	 * last. A position that is not in it got no response.
	 */
	| {
			readonly kind: 'answered';
			readonly responses: readonly ApiResponse[];
			readonly order: readonly number[];
	  }
	/**
	 * The batch as a whole got an error response; `transient` if it came from a proxy or a broken page, so that it is
	 * unknown if the shop carried out the requests.
	 */
	| { readonly kind: 'refused'; readonly response: ApiResponse; readonly transient: boolean }
	/** No response: it is unknown if the shop carried out the requests. */
	| { readonly kind: 'lost'; readonly reason: UnansweredReason };

export interface QueuedRequest {
	readonly request: StoreRequest;
	/** Requests of one subject replace each other while they wait; null for requests that must never be dropped. */
	readonly subject: string | null;
	/** True if sending it twice is safe. */
	readonly repeatable: boolean;
	/** Callers that wait for the response: the request's own caller and those whose requests it replaced. */
	readonly callers: readonly number[];
	/** Time on the queue's clock, in milliseconds. */
	readonly queuedAt: number;
	/** Time at which the first request that it replaced, directly or not, was queued. */
	readonly firstQueuedAt: number;
	/**
	 * Number of times that it, or a request that it replaced, was sent; more than one means that a response was lost.
	 */
	readonly sends: number;
}

export interface BatchInFlight {
	readonly batch: number;
	readonly requests: readonly QueuedRequest[];
	/** Time on the queue's clock, in milliseconds. */
	readonly sentAt: number;
	/** True once it is in flight for OFFER_AFTER: shoppers are offered to send it again. */
	readonly isSlow: boolean;
}

export interface QueueState {
	readonly waiting: readonly QueuedRequest[];
	/** Requests of the page before, which nobody waits for: sent ahead of this page's if it is left before they are done. */
	readonly ahead: readonly StoreRequest[];
	readonly inFlight: BatchInFlight | null;
	/** Number of batches sent; also the number of the latest. */
	readonly batches: number;
	/**
	 * Online state as the browser reports it. Only a hint: it is "offline" where a shop on the same machine can be
	 * reached, so requests are sent all the same; only giving up and the messages about it depend on it.
	 */
	readonly online: boolean;
	/** Number of consecutive sendings without a usable response. */
	readonly failures: number;
	readonly lastFailure: UnansweredReason;
	/** Time before which nothing is sent; 0 without a pause. */
	readonly pausedUntil: number;
}

/** Event of the queue; `at` is the queue's clock in milliseconds. */
export type QueueEvent =
	| {
			readonly type: 'queued';
			readonly at: number;
			readonly caller: number;
			readonly request: StoreRequest;
			readonly subject: string | null;
			readonly repeatable: boolean;
	  }
	/** `random` is in [0, 1) and spreads the repetitions of many shoppers. */
	| {
			readonly type: 'batch-ended';
			readonly at: number;
			readonly batch: number;
			readonly outcome: BatchOutcome;
			readonly random: number;
	  }
	| { readonly type: 'woke'; readonly at: number }
	| { readonly type: 'online'; readonly at: number }
	| { readonly type: 'offline'; readonly at: number }
	| {
			readonly type: 'preceded';
			readonly at: number;
			readonly requests: readonly StoreRequest[];
	  }
	/** The page is left: sends all waiting requests now. */
	| { readonly type: 'hurried'; readonly at: number }
	/** The shopper asks for it: sends all waiting requests now, and again what is in flight for long. */
	| { readonly type: 'retried'; readonly at: number };

export type QueueEffect =
	| { readonly type: 'send'; readonly batch: number; readonly requests: readonly QueuedRequest[] }
	| {
			readonly type: 'settle';
			readonly callers: readonly number[];
			readonly outcome: RequestOutcome;
			/** True if an earlier sending may have been carried out: an error can be its consequence. */
			readonly repeated: boolean;
	  }
	/** Requests a `woke` event after this number of milliseconds; replaces an earlier request. */
	| { readonly type: 'wake'; readonly after: number }
	| { readonly type: 'report'; readonly state: ConnectionState };

export const emptyQueue = (online: boolean, pausedUntil: number): QueueState => ({
	waiting: [],
	ahead: [],
	inFlight: null,
	batches: 0,
	online,
	failures: 0,
	lastFailure: 'lost',
	pausedUntil,
});

/** Time that a request waits for others to share its batch, in milliseconds (docs/behaviour.md#batching). */
const BATCH_WINDOW = 300;

/** Maximum number of requests in a batch (docs/behaviour.md#batching). */
export const BATCH_SIZE = 25;

/** Time after which a response counts as lost, in milliseconds. */
export const BATCH_TIMEOUT = 15_000;

/**
 * Maximum time that a change is delayed by newer ones of its own subject, for example by continued clicking, in
 * milliseconds.
 */
const LONGEST_WAIT = 2000;

/**
 * Number of sendings without a usable response after which the queue gives up: after one and a half to four minutes,
 * depending on timeouts.
 */
export const MAX_FAILURES = 8;

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/**
 * 1 s, 2 s, 4 s … 30 s after the first, second, third … loss, plus up to a quarter so that repetitions do not coincide.
 */
export const pauseAfter = (failures: number, random: number): number =>
	Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (1 + random / 4);

/**
 * Time at which the window of these requests closes: each waits 300 ms at most. A request that replaced another starts
 * a new window, within limits, so that twenty quick clicks are sent as one.
 */
export const windowEnd = (waiting: readonly QueuedRequest[]): number =>
	Math.min(
		...waiting.map(({ queuedAt, firstQueuedAt }) =>
			Math.min(queuedAt + BATCH_WINDOW, firstQueuedAt + LONGEST_WAIT),
		),
	);
