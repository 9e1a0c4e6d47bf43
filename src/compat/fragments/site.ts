/** Page data for the script of fragments, which runs without the stores and their decoders. */

import { parseJson } from '../../domain/support/json';
import { valueAt } from '../../domain/support/unknown';

/** Matches a script element only, as authors may add other elements with any id (src/boot/data.ts). */
const readPart = (document: Document, name: string): unknown =>
	parseJson(document.querySelector(`script#storefront-islands-${name}`)?.textContent ?? '');

const parseUrl = (url: string, base: string): URL | null => {
	try {
		return new URL(url, base);
	} catch {
		return null;
	}
};

/** What this script reads of the boot data. */
export interface FragmentsPage {
	/** URL of the shop, with its folder; never on another origin. */
	readonly homeUrl: string;
	/** Time-out that the server has set, in milliseconds; null for the default. */
	readonly timeout: number | null;
}

/**
 * Reads the page's data. The home URL of its settings is that of the page's language; without settings, as on a page
 * without islands, the shop's folder is known; without either, only the page's own origin.
 */
export const readPage = (document: Document): FragmentsPage => {
	const { origin } = document.location;
	const data: unknown = Object.assign({}, readPart(document, 'page'), readPart(document, 'data'));
	const named = [valueAt(data, 'settings', 'homeUrl'), valueAt(data, 'api', 'path')]
		.filter((url): url is string => typeof url === 'string' && url !== '')
		.map((url) => parseUrl(url, origin))
		.find((url) => url?.origin === origin);
	const timeout = Number(valueAt(data, 'site', 'fragmentsTimeout'));
	return { homeUrl: named?.href ?? `${origin}/`, timeout: timeout > 0 ? timeout : null };
};

/** Returns a short key that distinguishes shops on the same origin (FNV-1a hash of the home URL). */
export const siteKey = (homeUrl: string): string => {
	let hash = 0x811c9dc5;
	for (const character of homeUrl) {
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
	}
	return hash.toString(16).padStart(8, '0');
};
