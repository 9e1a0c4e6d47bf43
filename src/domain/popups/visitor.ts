import type { Browser, Device, Source } from './condition';

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
