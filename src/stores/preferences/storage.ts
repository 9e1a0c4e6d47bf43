/** Preferences in this browser's storage, and the user whose preferences are used. */
import { readRecord } from '../../domain/support/unknown';
import { readCookie } from '../../domain/support/cookies';
import { PREFERENCES_STORE_KEY, readPreferences } from './contract';

/** Part of the Storage API that is used. Each method may throw if storage is forbidden or full. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage key of searches before they were stored per user. */
const UNOWNED_SEARCHES_KEY = 'storefront-islands-searches';

const readAll = (device: DeviceStorage, key: string): Readonly<Record<string, unknown>> => {
	try {
		const stored: unknown = JSON.parse(device.getItem(key) ?? '{}');
		return readRecord(stored);
	} catch {
		return {};
	}
};

/**
 * Storage for the persistence plugin of @wordpress/data. It reads and decodes only this store's data, and writes it
 * without overwriting data of other stores under the same key, including data written by other tabs.
 */
export const preferencesStorage = (device: DeviceStorage): Storage => ({
	length: 0,
	key: () => null,
	clear: () => undefined,
	removeItem: () => undefined,
	getItem: (key) =>
		JSON.stringify({
			[PREFERENCES_STORE_KEY]: readPreferences(readAll(device, key)[PREFERENCES_STORE_KEY]),
		}),
	setItem: (key, written) => {
		try {
			const ours: unknown = JSON.parse(written);
			device.setItem(key, JSON.stringify({ ...readAll(device, key), ...readRecord(ours) }));
		} catch {
			// Full or forbidden: the preferences are not stored.
		}
	},
});

/**
 * Takes over searches that earlier versions stored for all users of the browser, the oldest first. They are given to
 * guests: their owner is unknown, and everybody could see them.
 */
export const takeUnownedSearches = (device: DeviceStorage): readonly string[] => {
	try {
		const stored: unknown = JSON.parse(device.getItem(UNOWNED_SEARCHES_KEY) ?? '[]');
		device.removeItem(UNOWNED_SEARCHES_KEY);
		return [...readPreferences({ searches: stored }).searches].reverse();
	} catch {
		return [];
	}
};

/** Set by PHP while a user is logged in (php-stubs/src/Page/UserCookie.php). */
const USER_COOKIE = 'storefront_islands_user';

/**
 * Returns the user's id, 0 for guests. Cached pages contain 0 for all visitors, so only the cookie has the id. It
 * grants no access: it only selects among data stored in this browser.
 */
export const userOf = (cookies: string): number => {
	const id = readCookie(cookies, USER_COOKIE);
	return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
};
