/** What the mutation queue knows, what happens to it, and what it wants done. The rules are in step.ts. */
import type { Answer } from '../answer';
import type { ConnectionState } from '../port';
import type { StoreRequest } from '../request';

export type LossReason = 'timeout' | 'lost';

/** What a caller gets: an answer, or the news that none will come. */
export type Outcome =
	| { readonly kind: 'answer'; readonly answer: Answer }
	| { readonly kind: 'unanswered'; readonly reason: LossReason };

/** What became of a batch that was sent. */
export type BatchOutcome =
	/**
	 * `answers` by position; `order` holds the positions as the shop handled them, its newest word last. What is not
	 * in it was never answered.
	 */
	| {
			readonly kind: 'answered';
			readonly answers: readonly Answer[];
			readonly order: readonly number[];
	  }
	/**
	 * The batch as a whole was answered with an error; `transient` where a proxy or a broken page answered, which does not
	 * tell whether the shop acted.
	 */
	| { readonly kind: 'refused'; readonly answer: Answer; readonly transient: boolean }
	/** No answer: it is not known whether the shop acted. */
	| { readonly kind: 'lost'; readonly reason: LossReason };

export interface QueuedRequest {
	readonly request: StoreRequest;
	/** Requests of one subject replace each other while they wait; null for what must never be left out. */
	readonly subject: string | null;
	/** Whether sending it twice does no harm. */
	readonly repeatable: boolean;
	/** Who waits for the answer: the request's own caller and those whose request it replaced. */
	readonly callers: readonly number[];
	/** Milliseconds of the queue's clock. */
	readonly queuedAt: number;
	/** When the first request that it replaced, directly or not, was queued. */
	readonly wantedSince: number;
	/** How often it, or one that it replaced, has left; more than once means that an answer was lost. */
	readonly sends: number;
}

export interface QueueState {
	readonly waiting: readonly QueuedRequest[];
	readonly flight: { readonly batch: number; readonly requests: readonly QueuedRequest[] } | null;
	/** Batches sent so far; also the number of the latest. */
	readonly batches: number;
	/**
	 * What the browser says. Only a hint: it says offline where a shop on the same machine can be reached, so requests
	 * leave all the same, and only giving up and the words about it depend on it.
	 */
	readonly online: boolean;
	/** Sendings in a row that brought no usable answer. */
	readonly losses: number;
	readonly lastLoss: LossReason;
	/** Nothing leaves before; 0 when nothing is held back. */
	readonly pausedUntil: number;
}

/** `at` is the queue's clock in milliseconds. */
export type QueueEvent =
	| {
			readonly type: 'queued';
			readonly at: number;
			readonly caller: number;
			readonly request: StoreRequest;
			readonly subject: string | null;
			readonly repeatable: boolean;
	  }
	/** `random` is in [0, 1) and spreads repetitions of many shoppers. */
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
	/** Whatever waits leaves now: the shopper asked for it, or leaves the page. */
	| { readonly type: 'hurried'; readonly at: number };

export type QueueEffect =
	| { readonly type: 'send'; readonly batch: number; readonly requests: readonly QueuedRequest[] }
	| {
			readonly type: 'settle';
			readonly callers: readonly number[];
			readonly outcome: Outcome;
			/** An earlier sending may have been carried out: an error can mean that it was. */
			readonly repeated: boolean;
	  }
	/** Come back after so many milliseconds; replaces an earlier wake. */
	| { readonly type: 'wake'; readonly after: number }
	| { readonly type: 'report'; readonly state: ConnectionState };

export const emptyQueue = (online: boolean): QueueState => ({
	waiting: [],
	flight: null,
	batches: 0,
	online,
	losses: 0,
	lastLoss: 'lost',
	pausedUntil: 0,
});
