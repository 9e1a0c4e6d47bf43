import { readNumber, readRecord } from '../read-unknown';

/**
 * Stored record of a visitor's views of pages with popups. Times in milliseconds since 1970, by the visitor's clock.
 */
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
