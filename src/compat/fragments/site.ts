/** Page data for this script, which runs without the stores and their decoders. */

/** Matches a script element only, as authors may add other elements with any id (src/boot/read-data.ts). */
const DATA = 'script#storefront-islands-data';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const parseData = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

const parseUrl = (url: string, base: string): URL | null => {
	try {
		return new URL(url, base);
	} catch {
		return null;
	}
};

/**
 * Returns the shop's home URL from the boot data; the page's own origin if it is missing. Never returns another origin.
 */
export const homeUrlOf = (document: Document): string => {
	const { origin } = document.location;
	const data = parseData(document.querySelector(DATA)?.textContent ?? '');
	const settings = isRecord(data) && isRecord(data.settings) ? data.settings : {};
	const url = typeof settings.homeUrl === 'string' ? parseUrl(settings.homeUrl, origin) : null;
	return url?.origin === origin ? url.href : `${origin}/`;
};

/** Returns a short key that distinguishes shops on the same origin (FNV-1a hash of the home URL). */
export const siteKey = (homeUrl: string): string => {
	let hash = 0x811c9dc5;
	for (const character of homeUrl) {
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
	}
	return hash.toString(16).padStart(8, '0');
};
