/** The last searches of this device, newest first. A convenience: where nothing can be stored there are none. */
const KEY = 'storefront-islands-searches';
const MOST = 5;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Merely asking for a page's storage throws where a browser forbids it. */
type Device = Pick<Window, 'localStorage'>;

/** What is stored may be anybody's. */
export const readRecent = (device: Device): readonly string[] => {
	try {
		const stored: unknown = JSON.parse(device.localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isText).slice(0, MOST) : [];
	} catch {
		return [];
	}
};

const store = (device: Device, searches: readonly string[]): void => {
	try {
		device.localStorage.setItem(KEY, JSON.stringify(searches));
	} catch {
		// Full or forbidden.
	}
};

/** The searches with one more, which comes first and only once. */
export const withSearch = (searches: readonly string[], term: string): readonly string[] =>
	[
		term,
		...searches.filter((other) => other.toLocaleLowerCase() !== term.toLocaleLowerCase()),
	].slice(0, MOST);

export const rememberSearch = (device: Device, term: string): void =>
	store(device, withSearch(readRecent(device), term));

export const forgetSearches = (device: Device): void => store(device, []);
