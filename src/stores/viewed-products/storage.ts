/**
 * Products that a user of this browser has viewed, under a key of their own for each user: nobody on a shared computer
 * sees another's. Pages without a list of them read and write nothing else. A visitor who has not consented to
 * preferences, or whose browser asks not to be followed, has none.
 */
import { shopKey } from '../../domain/shop-key';
import { deviceStorage } from '../../api/transport/environment';
import { readViewed, withViewed } from '../../domain/catalogue/viewed-products';
import type { View } from '../../domain/catalogue/viewed-products';
import { userOf } from '../preferences/storage';
import type { DeviceStorage } from '../preferences/storage';

/** Browser whose user views products. */
export interface ViewedDevice {
	/** Null if it is forbidden. */
	readonly storage: DeviceStorage | null;
	readonly cookies: string;
	/** True if the visitor lets the shop remember products. */
	readonly isAllowed: boolean;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** Category of the WP Consent API. */
const CATEGORY = 'preferences';

/** The script that PHP prints in a list reads the same key: php-stubs/src/Views/Catalogue/RecentlyViewed.php. */
const keyOf = (cookies: string): string =>
	shopKey(`storefront-islands-viewed-${String(userOf(cookies))}`);

const readAll = ({ storage, cookies, isAllowed, now }: ViewedDevice): readonly View[] => {
	const key = keyOf(cookies);
	try {
		const stored = storage?.getItem(key) ?? null;
		const views = stored === null || !isAllowed ? [] : readViewed(JSON.parse(stored), now);
		if (stored !== null && views.length === 0) {
			storage?.removeItem(key);
		}
		return views;
	} catch {
		return [];
	}
};

/** Returns the ids, the most recent first; empty if the storage is forbidden or holds something else. */
export const viewedProducts = (device: ViewedDevice): readonly number[] =>
	readAll(device).map(([id]) => id);

/** Remembers a product. A storage that is full or forbidden stays as it is. */
export const rememberViewed = (device: ViewedDevice, productId: number): void => {
	const views = withViewed(readAll(device), productId, device.now);
	if (!device.isAllowed) {
		return;
	}
	try {
		device.storage?.setItem(keyOf(device.cookies), JSON.stringify(views));
	} catch {
		// The list stays without this product.
	}
};

const thisBrowser = (): ViewedDevice => ({
	storage: deviceStorage(),
	cookies: document.cookie,
	isAllowed: window.wp_has_consent
		? window.wp_has_consent(CATEGORY)
		: window.navigator.globalPrivacyControl !== true,
	now: Date.now(),
});

/** Returns the memory of this browser's user. */
export const viewedInBrowser = () => ({
	viewed: () => viewedProducts(thisBrowser()),
	remember: (productId: number) => rememberViewed(thisBrowser(), productId),
});
