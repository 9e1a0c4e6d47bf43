/**
 * Records, stored in the browser, of a visitor's page views and of the showings of each popup
 * (docs/behaviour.md#popups). Times are milliseconds since 1970, by the visitor's clock.
 */
import { readNumber, readRecord, readFlag, readList } from '../../support/unknown';

/** Page views on all pages where a popup depends on them. */
export interface Visits {
	/** Number of page views, including this one. */
	readonly views: number;
	readonly sessions: number;
	readonly sessionBegan: number;
	readonly lastView: number;
}

/** Time without a page view after which a session ends: half an hour, in milliseconds. */
const SESSION_ENDS_AFTER = 1_800_000;

/** Decodes the stored record. If the clock was set back, times in the future become now. */
export const readVisits = (json: unknown, now: number): Visits => {
	const { views, sessions, sessionBegan, lastView } = readRecord(json);
	return {
		views: readNumber(views, 0),
		sessions: readNumber(sessions, 0),
		sessionBegan: Math.min(readNumber(sessionBegan, 0), now),
		lastView: Math.min(readNumber(lastView, 0), now),
	};
};

/** Records a page view. */
export const withView = (visits: Visits, now: number): Visits => {
	const isSameSession = now - visits.lastView < SESSION_ENDS_AFTER;
	return {
		views: visits.views + 1,
		sessions: visits.sessions + (isSameSession ? 0 : 1),
		sessionBegan: isSameSession ? visits.sessionBegan : now,
		lastView: now,
	};
};

/** Showings of one popup. */
export interface Showings {
	/** Times at which it was opened and closed, the latest last; at most MAX_SHOWINGS each. */
	readonly opened: readonly number[];
	readonly closed: readonly number[];
	/** True if the visitor asked not to see it again. */
	readonly never: boolean;
}

/** Maximum number of showings stored, which is also the maximum that can be counted. */
export const MAX_SHOWINGS = 100;

/**
 * Decodes the stored record. If the clock was set back, times in the future become now, so that they are not forgotten
 * too early; the result must be stored, so that they are forgotten at all.
 */
export const readShowings = (json: unknown, now: number): Showings => {
	const { opened, closed, never } = readRecord(json);
	const readTimes = (moments: unknown): readonly number[] =>
		readList(moments).map((moment) => Math.min(readNumber(moment, now), now));
	return { opened: readTimes(opened), closed: readTimes(closed), never: readFlag(never) };
};

const withTime = (times: readonly number[], now: number): readonly number[] =>
	[...times, now].slice(-MAX_SHOWINGS);

/** Records that the popup was opened. */
export const withOpening = (showings: Showings, now: number): Showings => ({
	...showings,
	opened: withTime(showings.opened, now),
});

/** Records that the popup was closed, possibly for good. */
export const withClosing = (showings: Showings, now: number, never: boolean): Showings => ({
	...showings,
	closed: withTime(showings.closed, now),
	never: showings.never || never,
});
