import { readNumber, readRecord } from '../read-unknown';

/** What a browser remembers of a visitor's pages with popups. Moments in milliseconds since 1970, by the visitor's clock. */
export interface Visits {
	/** Pages that were looked at, this one among them. */
	readonly views: number;
	readonly sessions: number;
	readonly sessionBegan: number;
	readonly lastView: number;
}

/** A session is over when half an hour went by without a page view. */
const SESSION_ENDS_AFTER = 1_800_000;

/** What was kept. Where the clock was set back since, what would lie in the future counts as of now. */
export const readVisits = (json: unknown, now: number): Visits => {
	const { views, sessions, sessionBegan, lastView } = readRecord(json);
	return {
		views: readNumber(views, 0),
		sessions: readNumber(sessions, 0),
		sessionBegan: Math.min(readNumber(sessionBegan, 0), now),
		lastView: Math.min(readNumber(lastView, 0), now),
	};
};

/** A page is looked at. */
export const withView = (visits: Visits, now: number): Visits => {
	const goesOn = now - visits.lastView < SESSION_ENDS_AFTER;
	return {
		views: visits.views + 1,
		sessions: visits.sessions + (goesOn ? 0 : 1),
		sessionBegan: goesOn ? visits.sessionBegan : now,
		lastView: now,
	};
};
