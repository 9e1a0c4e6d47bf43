import { readRecord } from '../../domain/read-unknown';
import { PREFERENCES_STORE_KEY } from './contract';
import { readPreferences } from './reducer';

/** What keeping preferences needs of a browser. Each may throw where it is forbidden or full. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where searches were before they were a user's own. */
const OF_NOBODY = 'storefront-islands-searches';

const readAll = (device: DeviceStorage, key: string): Readonly<Record<string, unknown>> => {
	try {
		const stored: unknown = JSON.parse(device.getItem(key) ?? '{}');
		return readRecord(stored);
	} catch {
		return {};
	}
};

/**
 * The storage that the persistence of @wordpress/data is given. It reads only what is ours, decoded, and writes it beside what
 * other stores keep under the same key, also by another tab.
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
			// Full or forbidden: a convenience is lost.
		}
	},
});

/**
 * Takes what earlier versions kept for whoever used the device, the oldest first. It is for guests: nobody can say whose it was,
 * and everybody saw it.
 */
export const takeNobodys = (device: DeviceStorage): readonly string[] => {
	try {
		const stored: unknown = JSON.parse(device.getItem(OF_NOBODY) ?? '[]');
		device.removeItem(OF_NOBODY);
		return [...readPreferences({ searches: stored }).searches].reverse();
	} catch {
		return [];
	}
};
