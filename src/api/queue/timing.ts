/** Timing of the queue, in milliseconds (docs/behaviour.md#batching). */
import type { QueuedRequest } from './state';

/** Time that a request waits for others to share its batch. */
export const BATCH_WINDOW = 300;

/** Maximum number of requests in a batch (docs/behaviour.md#batching). */
export const BATCH_SIZE = 25;

/** Time after which a response counts as lost. */
export const BATCH_TIMEOUT = 15_000;

/** Maximum time that a change is delayed by newer ones of its own subject, for example by continued clicking. */
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
