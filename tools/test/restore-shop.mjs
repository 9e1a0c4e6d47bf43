import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** SQLite's file in the folder of a local shop (tools/start/site/config.mjs). */
const DATABASE = 'wp-content/database/.ht.sqlite';

/**
 * Restores the database that a shop had at the first call, so that no flow finds what another has left. A request that
 * is still running keeps the file that it has opened.
 *
 * @param {import('../start/shop.mjs').Shop} shop
 */
export const restoreShop = ({ site }) => {
	const database = join(site, DATABASE);
	const [snapshot, restored] = [`${database}.snapshot`, `${database}.restored`];
	if (existsSync(snapshot)) {
		copyFileSync(snapshot, restored);
		renameSync(restored, database);
	} else {
		copyFileSync(database, snapshot);
	}
};
