/** The shops that tests run against: one for each kind that is asked for, started when first needed. */
import { startShop } from '../start/shop.mjs';

/** Development React, which tells of hydration mismatches. */
const DEFAULTS = { constants: { SCRIPT_DEBUG: true } };

/**
 * @param {{say?: (line: string) => void}} [options]
 */
export const makeShops = ({ say } = {}) => {
	/** @type {Map<string, Promise<import('../start/shop.mjs').Shop>>} */
	const shops = new Map();
	return {
		/** @param {{muPlugins?: string[], constants?: Record<string, string | boolean | number>, products?: number}} [kind] */
		get(kind = {}) {
			const options = { ...DEFAULTS, ...kind };
			const key = JSON.stringify(options);
			const shop = shops.get(key) ?? startShop({ ...options, say });
			shops.set(key, shop);
			return shop;
		},
		async stopAll() {
			const started = await Promise.allSettled(shops.values());
			await Promise.all(started.map(({ value }) => value?.stop()));
		},
	};
};
