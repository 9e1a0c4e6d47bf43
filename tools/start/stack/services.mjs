/** The production stack of a shop: MariaDB, Redis, and a PHP that nginx and PHP-FPM serve. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nativePhp } from '../php/native.mjs';
import { startFpm } from './fpm.mjs';
import { DATABASE, startMariaDb } from './mariadb.mjs';
import { findPrograms } from './programs.mjs';
import { startRedis } from './redis.mjs';
import { startWebServer } from './web-server.mjs';

/**
 * @typedef {object} Services
 * @property {import('../php/index.mjs').Php} php
 * @property {Record<string, string>} database Constants of wp-config.php for the database and the object cache.
 * @property {() => Promise<void>} stop
 */

/** Serves a site by nginx and PHP-FPM. */
const serve =
	({ programs, dir, run }) =>
	async ({ site, port, log }) => {
		const fpm = await startFpm({ programs, run, log, env: { SITE: site } });
		try {
			const web = await startWebServer({
				programs,
				dir: join(dir, 'nginx'),
				port,
				site,
				fpm: fpm.socket,
			});
			return {
				stop: async () => {
					await web.stop();
					await fpm.stop();
				},
				ended: Promise.race([web.ended, fpm.ended]),
			};
		} catch (error) {
			await fpm.stop();
			throw error;
		}
	};

/**
 * Starts MariaDB and Redis.
 *
 * @param {string} shopDir Folder of the shop's state.
 * @returns {Promise<Services>}
 * @throws {import('../../problem.mjs').Problem} If a program is missing.
 */
export const startServices = async (shopDir) => {
	const programs = findPrograms();
	const dir = join(shopDir, 'services');
	mkdirSync(dir, { recursive: true });
	// Paths of sockets have at most 107 characters.
	const run = mkdtempSync(join(tmpdir(), 'storefront-islands-run-'));
	const started = [];
	const stop = async () => {
		await Promise.all(started.map((daemon) => daemon.stop()));
		rmSync(run, { recursive: true, force: true });
	};
	try {
		const database = await startMariaDb({ programs, dir, run });
		started.push(database);
		const redis = await startRedis({ programs, dir, run });
		started.push(redis);
		return {
			php: { run: nativePhp.run, serve: serve({ programs, dir, run }) },
			database: {
				DB_HOST: `localhost:${database.socket}`,
				DB_NAME: DATABASE,
				DB_USER: 'root',
				STOREFRONT_ISLANDS_REDIS: redis.socket,
			},
			stop,
		};
	} catch (error) {
		await stop();
		throw error;
	}
};
