/** Opens a shop whose orders can be stopped at a chosen point (test/idempotency/stage.php), with shoppers for it. */
import { strictEqual } from 'node:assert';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { readIds } from '../contract/visitor.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { createBuyer } from './buyer.mjs';

/**
 * @param {import('../../tools/start/shop.mjs').ShopOptions} options
 * @param {string[]} [muPlugins] Further PHP files of the project that the shop loads.
 */
export const openStage = async (options, muPlugins = []) => {
	const shop = await startShop({
		...options,
		muPlugins: [
			inProject('test/idempotency/stage.php'),
			...muPlugins.map((file) => inProject(file)),
		],
	});
	after(() => shop.stop());
	const { url } = shop;
	const idOf = await readIds(url);
	const ask = async (path, parameters = {}) =>
		(await fetch(`${url}/wp-json/test/v1/${path}?${new URLSearchParams(parameters)}`)).json();
	const marker = join(shop.site, 'wp-content/stopped-at');

	return {
		url,
		idOf,
		/** Calls a route of the test's must-use plugins. */
		ask,
		countOrders: async () => (await ask('orders')).count,
		/** Guest with a product in the cart. */
		buyer: async (sku = 'P-016', quantity = 1) => {
			const guest = createBuyer(url);
			const { status, body } = await guest.add(idOf(sku), quantity);
			strictEqual(status, 201, JSON.stringify(body));
			return guest;
		},
		/**
		 * Sends a request whose process stops at a point; resolves once it has stopped, with the pending result of the
		 * request, which is null if the process is killed.
		 *
		 * @param {() => Promise<unknown>} send
		 */
		stopped: async (send) => {
			rmSync(marker, { force: true });
			const answer = send().catch(() => null);
			await eventually(
				'stopped',
				() => existsSync(marker) && readFileSync(marker, 'utf8') !== '',
				true,
			);
			return { pid: Number(readFileSync(marker, 'utf8')), answer };
		},
	};
};

/** Calls a function several times at once. */
export const times = (count, make) =>
	Promise.all(Array.from({ length: count }, (_, index) => make(index)));
