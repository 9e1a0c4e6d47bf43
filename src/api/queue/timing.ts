/** When things happen in the queue, in milliseconds (spec section 9; design, decisions). */
import type { QueuedRequest } from './state';

/** How long a request waits for others that can travel with it. */
export const BATCH_WINDOW = 300;

/** Spec section 7: a batch holds no more. */
export const BATCH_SIZE = 25;

/** An answer that takes longer counts as lost. */
export const BATCH_TIMEOUT = 15_000;

/** How long a change may be put off by newer ones of its own subject, as someone goes on clicking. */
const LONGEST_WAIT = 2000;

/** Sendings without a clear answer after which the queue gives up, about two minutes and a half. */
export const MAX_LOSSES = 8;

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** 1 s, 2 s, 4 s … 30 s after the first, second, third … loss, and up to a quarter more so that not all come at once. */
export const pauseAfter = (losses: number, random: number): number =>
	Math.min(FIRST_PAUSE * 2 ** (losses - 1), LONGEST_PAUSE) * (1 + random / 4);

/**
 * When the window of these requests closes: each waits 300 ms at most. A request that replaced another starts anew, so
 * that twenty quick clicks travel as one, within limits.
 */
export const windowEnd = (waiting: readonly QueuedRequest[]): number =>
	Math.min(
		...waiting.map(({ queuedAt, wantedSince }) =>
			Math.min(queuedAt + BATCH_WINDOW, wantedSince + LONGEST_WAIT),
		),
	);
