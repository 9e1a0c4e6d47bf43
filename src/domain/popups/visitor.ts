import type { Browser, Device, Source } from './condition';

/** What a page knows of its visitor without asking anybody. */
export interface Visitor {
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Address of the page before; empty where the browser does not tell. */
	readonly referrer: string;
	/** Of this site, with its port. */
	readonly host: string;
	/** Of the window, CSS pixels. */
	readonly width: number;
	/** Whether the main pointer is a finger. */
	readonly isCoarse: boolean;
	readonly userAgent: string;
}

/** Hosts of search engines: their name is the first part that is no language's, country's or service's. */
const SEARCH_ENGINES =
	/^(\w{1,3}\.)?(search\.|html\.)?(google|bing|duckduckgo|yahoo|yandex|ya|baidu|ecosia|qwant|startpage|brave|naver|sogou|seznam)\./;

/** CSS pixels below which a window is a phone's, whatever the device. */
const PHONES_END_AT = 768;

/** More telling first: most browsers also name those whose pages they want. */
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
	['edge', /Edg/],
	['opera', /OPR|Opera/],
	['samsung', /Samsung/],
	['firefox', /Firefox|FxiOS/],
	['chrome', /Chrom|CriOS/],
	['safari', /Safari/],
];

/** Where the page before was; a site on another port is another one. */
export const sourceOf = ({ referrer, host }: Visitor): Source => {
	const from = referrer.split('/')[2] ?? '';
	if (from === host) {
		return 'internal';
	}
	return from === '' ? 'direct' : SEARCH_ENGINES.test(from) ? 'search' : 'external';
};

/** By the window and its pointer: a narrow window of a desktop shows what a phone does. */
export const deviceOf = ({ width, isCoarse }: Visitor): Device => {
	if (width < PHONES_END_AT) {
		return 'mobile';
	}
	return isCoarse ? 'tablet' : 'desktop';
};

/** As the user agent says, true or not. */
export const browserOf = ({ userAgent }: Visitor): Browser =>
	BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
