/** Starts a shop behind a full-page cache, which most shops have. */
import { join } from 'node:path';
import { freePort } from '../start/port.mjs';
import { startShop } from '../start/shop.mjs';
import { startNginx } from './nginx.mjs';

/**
 * @param {import('../start/shop.mjs').ShopOptions} options
 * @returns {Promise<import('../start/shop.mjs').Shop>} `url` is the address of the cache; `origin` bypasses it.
 */
export const startCachedShop = async (options) => {
	const frontPort = await freePort(0);
	const shop = await startShop({ ...options, frontPort });
	const dir = join(shop.dir, 'cache');
	try {
		const cache = await startNginx({ dir, port: frontPort, origin: shop.origin });
		return {
			...shop,
			stop: async () => {
				await cache.stop();
				await shop.stop();
			},
		};
	} catch (error) {
		await shop.stop();
		throw error;
	}
};
