import { MAX_SHOWINGS } from './showings';
import { readList, readNumber, readRecord, readText } from '../read-unknown';

/** Origin of the visitor on this page. */
export type Source = 'search' | 'external' | 'internal' | 'direct';
export type Device = 'desktop' | 'tablet' | 'mobile';
export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other';
export type Period = 'session' | 'day' | 'week' | 'month' | 'ever';

/**
 * Condition for showing a popup when one of its triggers fires (docs/behaviour.md#popups). All conditions must be met.
 */
export type PopupCondition =
	| {
			/** Only after this number of earlier page views, or sessions. */
			readonly is: 'views' | 'sessions';
			readonly after: number;
	  }
	| {
			/** At most this number of times per period. */
			readonly is: 'times';
			readonly most: number;
			readonly per: Period;
			/** Event that counts: opening or closing the popup. */
			readonly counts: 'opened' | 'closed';
	  }
	| {
			/** Only, or never, if the referrer matches one of the patterns (address-pattern.ts). */
			readonly is: 'referrer';
			readonly shows: boolean;
			readonly patterns: readonly string[];
	  }
	| {
			/** Only for these names of sources, devices or browsers. */
			readonly is: 'source' | 'device' | 'browser';
			readonly among: readonly string[];
	  }
	| {
			/** Timestamps in seconds; 0 for no bound. `to` is exclusive. */
			readonly is: 'schedule';
			readonly from: number;
			readonly to: number;
	  };

const readTexts = (json: unknown): readonly string[] =>
	readList(json).map((text) => readText(text));

const readPeriod = (json: unknown): Period =>
	json === 'session' || json === 'day' || json === 'week' || json === 'month' ? json : 'ever';

/** Decodes a condition; null if it is unknown. */
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
				most: Math.min(readNumber(fields.most, 1), MAX_SHOWINGS),
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

/** Reads the conditions in a popup's settings; an unknown one is null and cannot be met. */
export const readConditions = (settings: unknown): readonly (PopupCondition | null)[] =>
	readList(readRecord(settings).conditions).map(readCondition);
