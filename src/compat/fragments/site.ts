/** What this script needs to know of the page; it stands alone, without the stores and their decoders. */

/** A script element only: authors may write others with any id (src/boot/read-data.ts). */
const DATA = 'script#storefront-islands-data';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const parse = (json: string): unknown => {
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

/** The shop's home from the boot data; the page's own origin where that is missing. Never another origin's. */
export const homeUrlOf = (document: Document): string => {
	const { origin } = document.location;
	const data = parse(document.querySelector(DATA)?.textContent ?? '');
	const settings = isRecord(data) && isRecord(data.settings) ? data.settings : {};
	const url = typeof settings.homeUrl === 'string' ? parseUrl(settings.homeUrl, origin) : null;
	return url?.origin === origin ? url.href : `${origin}/`;
};

/** A short key that tells shops on one origin apart (FNV-1a of the home's address). */
export const siteKey = (homeUrl: string): string => {
	let hash = 0x811c9dc5;
	for (const character of homeUrl) {
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
	}
	return hash.toString(16).padStart(8, '0');
};
