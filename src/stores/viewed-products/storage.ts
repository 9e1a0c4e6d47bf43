/**
 * Ids of the products that a user of this browser has viewed, under a key of their own for each user: nobody on a
 * shared computer sees another's. Pages without a list of them read and write nothing else.
 */
import { shopKey } from '../../domain/shop-key';
import { deviceStorage } from '../../api/transport/environment';
import { readViewed, withViewed } from '../../domain/catalogue/viewed-products';
import { userOf } from '../preferences/storage';
import type { DeviceStorage } from '../preferences/storage';

type ViewedStorage = Pick<DeviceStorage, 'getItem' | 'setItem'>;

/** The script that PHP prints in a list reads the same key: php-stubs/src/Views/Catalogue/RecentlyViewed.php. */
const keyOf = (cookies: string): string =>
	shopKey(`storefront-islands-viewed-${String(userOf(cookies))}`);

/** Returns the ids, the most recent first; empty if the storage is forbidden or holds something else. */
export const viewedProducts = (
	device: ViewedStorage | null,
	cookies: string,
): readonly number[] => {
	try {
		return readViewed(JSON.parse(device?.getItem(keyOf(cookies)) ?? '[]'));
	} catch {
		return [];
	}
};

/** Remembers a product. A storage that is full or forbidden stays as it is. */
export const rememberViewed = (
	device: ViewedStorage | null,
	cookies: string,
	productId: number,
): void => {
	try {
		const ids = withViewed(viewedProducts(device, cookies), productId);
		device?.setItem(keyOf(cookies), JSON.stringify(ids));
	} catch {
		// The list stays without this product.
	}
};

/** Returns the memory of this browser's user. */
export const viewedInBrowser = () => {
	const device = deviceStorage();
	return {
		viewed: () => viewedProducts(device, document.cookie),
		remember: (productId: number) => rememberViewed(device, document.cookie, productId),
	};
};
