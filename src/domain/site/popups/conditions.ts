/**
 * Conditions for showing a popup when one of its triggers fires (docs/behaviour.md#popups): decodes them and checks
 * them for a visitor.
 */
import { readList, readNumber, readRecord, readText } from '../../support/unknown';
import { MAX_SHOWINGS } from './visits';
import type { Showings, Visits } from './visits';

/** Origin of the visitor on this page. */
export type Source = 'search' | 'external' | 'internal' | 'direct';
export type Device = 'desktop' | 'tablet' | 'mobile';
export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other';
export type Period = 'session' | 'day' | 'week' | 'month' | 'ever';

/** All conditions of a popup must be met. */
type PopupCondition =
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
			/** Only, or never, if the referrer matches one of the patterns. */
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

/** Data about the visitor that the page has without a request. */
export interface Visitor {
	/** Milliseconds since 1970. */
	readonly now: number;
	/** URL of the previous page; empty if the browser does not send it. */
	readonly referrer: string;
	/** Host of this site, with its port. */
	readonly host: string;
	/** Width of the viewport, in CSS pixels. */
	readonly width: number;
	/** True if the main pointer is a finger. */
	readonly isCoarse: boolean;
	readonly userAgent: string;
}

/** Hosts of search engines, matched by the first label that is not a language, country or service. */
const SEARCH_ENGINES =
	/^(\w{1,3}\.)?(search\.|html\.)?(google|bing|duckduckgo|yahoo|yandex|ya|baidu|ecosia|qwant|startpage|brave|naver|sogou|seznam)\./;

/** Width below which a viewport counts as a phone's on any device, in CSS pixels. */
const MAX_PHONE_WIDTH = 768;

/** More specific patterns come first, because most browsers also contain the names of others. */
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
	['edge', /Edg/],
	['opera', /OPR|Opera/],
	['samsung', /Samsung/],
	['firefox', /Firefox|FxiOS/],
	['chrome', /Chrom|CriOS/],
	['safari', /Safari/],
];

/** Classifies the referrer; the same host with another port is external. */
export const sourceOf = ({ referrer, host }: Visitor): Source => {
	const from = referrer.split('/')[2] ?? '';
	if (from === host) {
		return 'internal';
	}
	return from === '' ? 'direct' : SEARCH_ENGINES.test(from) ? 'search' : 'external';
};

/** Determines the device by viewport and pointer: a narrow window of a desktop counts as mobile. */
export const deviceOf = ({ width, isCoarse }: Visitor): Device => {
	if (width < MAX_PHONE_WIDTH) {
		return 'mobile';
	}
	return isCoarse ? 'tablet' : 'desktop';
};

/** Browser according to the user agent. */
export const browserOf = ({ userAgent }: Visitor): Browser =>
	BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';

/**
 * True if a pattern matches a part of a URL, ignoring case; `*` matches anything. Without regular expressions, so that
 * no pattern of a site owner can be slow.
 */
export const isInAddress = (pattern: string, address: string): boolean => {
	const text = address.toLowerCase();
	let from = 0;
	return pattern
		.toLowerCase()
		.split('*')
		.every((piece) => {
			const at = text.indexOf(piece, from);
			from = at + piece.length;
			return at >= 0;
		});
};

/** Length of the periods, in seconds (docs/behaviour.md#popups). */
const PERIODS: Readonly<Record<Exclude<Period, 'session'>, number>> = {
	day: 86_400,
	week: 604_800,
	month: 2_628_288,
	ever: Infinity,
};

/** Data that the conditions check. */
export interface PopupSituation {
	readonly visits: Visits;
	readonly showings: Showings;
	readonly visitor: Visitor;
}

const isMet = (
	condition: PopupCondition,
	{ visits, showings, visitor }: PopupSituation,
): boolean => {
	const { now } = visitor;
	switch (condition.is) {
		case 'views':
		case 'sessions':
			return visits[condition.is] > condition.after;
		case 'times': {
			const { per } = condition;
			const counts = (moment: number): boolean =>
				per === 'session' ? moment >= visits.sessionBegan : moment > now - PERIODS[per] * 1000;
			return showings[condition.counts].filter(counts).length < condition.most;
		}
		case 'referrer':
			return (
				condition.shows ===
				condition.patterns.some((pattern) => isInAddress(pattern, visitor.referrer))
			);
		case 'source':
			return condition.among.includes(sourceOf(visitor));
		case 'device':
			return condition.among.includes(deviceOf(visitor));
		case 'browser':
			return condition.among.includes(browserOf(visitor));
		case 'schedule':
			return now >= condition.from * 1000 && (condition.to === 0 || now < condition.to * 1000);
	}
};

/** True if a popup may open automatically when one of its triggers has fired. */
export const mayOpen = (
	conditions: readonly (PopupCondition | null)[],
	situation: PopupSituation,
): boolean =>
	!situation.showings.never &&
	conditions.every((condition) => condition !== null && isMet(condition, situation));
