import { MOST_TIMES } from './showings';
import { readList, readNumber, readRecord, readText } from '../read-unknown';

/** Where a visitor came from to this page. */
export type Source = 'search' | 'external' | 'internal' | 'direct';
export type Device = 'desktop' | 'tablet' | 'mobile';
export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other';
export type Period = 'session' | 'day' | 'week' | 'month' | 'ever';

/** What has to hold for a popup to be shown when one of its triggers fires (spec section 4). All of them must. */
export type PopupCondition =
	| {
			/** Only after so many earlier page views, or sessions. */
			readonly is: 'views' | 'sessions';
			readonly after: number;
	  }
	| {
			/** At most so many times a period. */
			readonly is: 'times';
			readonly most: number;
			readonly per: Period;
			/** What counts as a time: that it was opened, or that it was closed. */
			readonly counts: 'opened' | 'closed';
	  }
	| {
			/** Only, or never, where the address of the page before matches one of the patterns (address-pattern.ts). */
			readonly is: 'referrer';
			readonly shows: boolean;
			readonly patterns: readonly string[];
	  }
	| {
			/** Only there: names of sources, of devices, of browsers. */
			readonly is: 'source' | 'device' | 'browser';
			readonly among: readonly string[];
	  }
	| {
			/** Timestamps in seconds; 0 for no bound. `to` is the first moment at which it is over. */
			readonly is: 'schedule';
			readonly from: number;
			readonly to: number;
	  };

const readTexts = (json: unknown): readonly string[] =>
	readList(json).map((text) => readText(text));

const readPeriod = (json: unknown): Period =>
	json === 'session' || json === 'day' || json === 'week' || json === 'month' ? json : 'ever';

/** Null where it is none that is known. */
const readCondition = (json: unknown): PopupCondition | null => {
	const fields = readRecord(json);
	const { is } = fields;
	switch (is) {
		case 'views':
		case 'sessions':
			return { is, after: readNumber(fields.after, 0) };
		case 'times':
			return {
				is,
				most: Math.min(readNumber(fields.most, 1), MOST_TIMES),
				per: readPeriod(fields.per),
				counts: fields.counts === 'closed' ? 'closed' : 'opened',
			};
		case 'referrer':
			return { is, shows: fields.shows !== false, patterns: readTexts(fields.patterns) };
		case 'source':
		case 'device':
		case 'browser':
			return { is, among: readTexts(fields.among) };
		case 'schedule':
			return { is, from: readNumber(fields.from, 0), to: readNumber(fields.to, 0) };
		default:
			return null;
	}
};

/** The conditions among a popup's settings; null in place of one that nobody knows, which cannot be met. */
export const readConditions = (settings: unknown): readonly (PopupCondition | null)[] =>
	readList(readRecord(settings).conditions).map(readCondition);
