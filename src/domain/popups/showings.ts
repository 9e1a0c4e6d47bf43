import { readFlag, readList, readNumber, readRecord } from '../read-unknown';

/** What a browser remembers of one popup. Moments in milliseconds since 1970, by the visitor's clock. */
export interface Showings {
	/** When it was opened and closed, the latest last; no more than MOST_TIMES of each. */
	readonly opened: readonly number[];
	readonly closed: readonly number[];
	/** The visitor asked not to see it again. */
	readonly never: boolean;
}

/** How many showings are remembered, so how many can be counted. */
export const MOST_TIMES = 100;

/**
 * What was kept. Where the clock was set back since, what lies in the future counts as of now, so that it is never forgotten too
 * early; to be kept again like that, so that it is forgotten at all.
 */
export const readShowings = (json: unknown, now: number): Showings => {
	const { opened, closed, never } = readRecord(json);
	const readMoments = (moments: unknown): readonly number[] =>
		readList(moments).map((moment) => Math.min(readNumber(moment, now), now));
	return { opened: readMoments(opened), closed: readMoments(closed), never: readFlag(never) };
};

const withMoment = (moments: readonly number[], now: number): readonly number[] =>
	[...moments, now].slice(-MOST_TIMES);

/** It was opened. */
export const withOpening = (showings: Showings, now: number): Showings => ({
	...showings,
	opened: withMoment(showings.opened, now),
});

/** It was closed, perhaps for good. */
export const withClosing = (showings: Showings, now: number, never: boolean): Showings => ({
	...showings,
	closed: withMoment(showings.closed, now),
	never: showings.never || never,
});
