/** Shops that tests run against: one for each requested kind, started on first use. */
import { startShop } from '../start/shop.mjs';
import { inProject } from '../paths.mjs';
import { startCachedShop } from './cached-shop.mjs';
import { scriptsOf } from './react-19/packages.mjs';

/** Loads the development build of React, which reports hydration mismatches. */
const DEFAULTS = { constants: { SCRIPT_DEBUG: true } };

const FOR_ALL = ['pages-of-flows.php', 'many-declines.php'].map((file) =>
	inProject(`test/flows/shops/${file}`),
);

/**
 * @param {Partial<import('../start/shop.mjs').ShopOptions> & {react?: string}} [base] Options common to all shops, such as
 *   the folder of a WooCommerce; react: "19" for that React and the newest WordPress packages.
 */
export const makeShops = ({ react, ...base } = {}) => {
	/** @type {Map<string, Promise<import('../start/shop.mjs').Shop>>} */
	const shops = new Map();
	const scripts = scriptsOf(react);
	const start = async (options, isCached) => {
		const { muPlugins, constants } = await scripts;
		const whole = {
			...options,
			muPlugins: [...options.muPlugins, ...muPlugins],
			constants: { ...options.constants, ...constants },
		};
		return isCached ? startCachedShop(whole) : startShop(whole);
	};
	return {
		/** @param {import('../../test/flows/support/test.mjs').ShopKind} [kind] */
		get({ isCached = false, muPlugins = [], ...kind } = {}) {
			const options = {
				...DEFAULTS,
				...base,
				...kind,
				muPlugins: [...FOR_ALL, ...muPlugins],
			};
			const key = JSON.stringify([options, isCached]);
			const shop = shops.get(key) ?? start(options, isCached);
			shops.set(key, shop);
			return shop;
		},
		async stopAll() {
			const started = await Promise.allSettled(shops.values());
			await Promise.all(started.map(({ value }) => value?.stop()));
		},
	};
};
