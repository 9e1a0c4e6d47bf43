/**
 * Products that a user of this browser has viewed, under a key of their own for each user: nobody on a shared computer
 * sees another's. Pages without a list of them read and write nothing else. A visitor who has not consented to
 * preferences, or whose browser asks not to be followed, has none.
 */
import { shopKey } from '../../../domain/support/shop-key';
import { readViewed, withViewed } from '../../../domain/catalogue/viewed-products';
import type { View } from '../../../domain/catalogue/viewed-products';
import type { DeviceStorage } from '../../preferences/storage';

/** Browser whose user views products. */
export interface ViewedDevice {
	/** Throws if it is forbidden. */
	readonly storage: () => DeviceStorage;
	readonly cookies: string;
	/** True if the visitor lets the shop remember products. */
	readonly isAllowed: boolean;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** Category of the WP Consent API. */
const CATEGORY = 'preferences';

/**
 * Returns the ids of the products, the most recent first, and remembers one that is viewed now; the id 0 stands for none.
 * What is too old or not allowed is deleted. A storage that is full or forbidden stays as it is.
 */
export const viewedProducts = (
	{ storage, cookies, isAllowed, now }: ViewedDevice,
	viewedNow = 0,
): readonly number[] => {
	// The script that PHP prints in a list reads the same key: php-stubs/src/Catalogue/GridView/RecentlyViewed.php.
	const user = /\bstorefront_islands_user=(\d+)/.exec(cookies)?.[1] ?? '0';
	const key = shopKey(`storefront-islands-viewed-${user}`);
	let known: readonly View[] = [];
	try {
		known = readViewed(JSON.parse(storage().getItem(key) ?? '[]'), now);
	} catch {
		// Forbidden, or something else is stored.
	}
	const views = isAllowed ? withViewed(known, viewedNow, now) : [];
	try {
		if (views.length > 0) {
			storage().setItem(key, JSON.stringify(views));
		} else {
			storage().removeItem(key);
		}
	} catch {
		// The list stays as it is stored.
	}
	return views.map(([id]) => id);
};

/** Returns the memory of this browser's user. */
export const viewedInBrowser = () => {
	const device = {
		storage: () => window.localStorage,
		cookies: document.cookie,
		isAllowed: window.wp_has_consent?.(CATEGORY) ?? !navigator.globalPrivacyControl,
		now: Date.now(),
	};
	return {
		viewed: () => viewedProducts(device),
		remember: (productId: number) => {
			viewedProducts(device, productId);
		},
	};
};
