/** Starts a running shop: used by `npm start` and by the contract, parity and browser tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuild } from '../build.mjs';
import { Problem } from '../problem.mjs';
import { stopOnInterrupt } from './open-shops.mjs';
import { choosePhp } from './php/index.mjs';
import { freePort, isPortTaken } from './port.mjs';
import { newSalts } from './site/config.mjs';
import { makeSite, refreshPlugin, writeConfig, writeMuPlugins } from './site/make.mjs';
import { fillSite, installSite, moveSite, runSeed, seedKey, SEED_URL } from './site/seed.mjs';
import { describeSources, findSources } from './site/sources.mjs';
import { applyTheme, describeTheme, findTheme } from './site/theme.mjs';
import { startServices } from './stack/services.mjs';
import { clearState, ensureRoomToRun, isOpen, readState, writeState } from './state.mjs';

/** @typedef {'local' | 'production'} Stack local: SQLite and PHP's own server. production: MariaDB, PHP-FPM, nginx, Redis. */

/**
 * @typedef {object} ShopOptions
 * @property {number} [port] Default 0: any free port.
 * @property {number} [frontPort] Port of a server in front of it, such as a cache, that visitors use.
 * @property {string} [dir] Folder of the state; by default a temporary folder that is deleted with the shop.
 * @property {boolean} [reset] Deletes an existing state.
 * @property {string} [wordpress] Folder of a real WordPress.
 * @property {string} [woocommerce] Folder of a real WooCommerce.
 * @property {string} [theme] Theme to open it in, as findTheme takes it; by default the sample shop's design.
 * @property {number} [products] Number of products of the demo shop; by default those of the sample shop.
 * @property {boolean} [bare] WordPress without the plugin, for tests of its installation.
 * @property {boolean} [isQuick] Allows scripts of a quick build, which are slightly larger than those of a release.
 * @property {'auto' | 'native' | 'wasm'} [php] For the local stack.
 * @property {Stack} [stack] Default: local.
 * @property {string[]} [muPlugins] Additional PHP files that this shop loads.
 * @property {Record<string, string | boolean | number>} [constants] Constants for wp-config.php, such as SCRIPT_DEBUG.
 * @property {(line: string) => void} [say] Receives progress lines; ignored by default.
 */

/**
 * @typedef {object} Shop
 * @property {string} url Without trailing slash.
 * @property {string} origin Address that PHP listens at; the same as `url` if there is no server in front of it.
 * @property {boolean} isWooCommerce True for WooCommerce, false for the demo shop.
 * @property {string} dir
 * @property {string} site WordPress folder.
 * @property {(script: string, env?: Record<string, string>) => Promise<string>} php
 *   Runs a PHP file of the project, which loads WordPress with `require getenv( 'SITE' ) . '/wp-load.php'`; resolves to
 *   its output.
 * @property {(wanted: string) => Promise<void>} useTheme Switches to another theme, as findTheme takes it.
 * @property {() => number} refresh Updates the plugin from the sources; returns the number of changed files.
 * @property {() => Promise<void>} stop
 * @property {Promise<string>} ended Resolves with the reason if the server ends by itself.
 */

const READY_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 50;

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

const isAnswering = async (url) => {
	try {
		const response = await fetch(url, { redirect: 'manual' });
		await response.arrayBuffer();
		return response.status < 500;
	} catch {
		return false;
	}
};

const untilReady = async (url, server, log) => {
	let reason = null;
	server.ended.then((why) => (reason = why));
	const deadline = Date.now() + READY_WITHIN_MS;
	while (!(await isAnswering(`${url}/`))) {
		if (reason !== null) {
			throw new Problem(reason);
		}
		if (Date.now() > deadline) {
			throw new Problem(`The shop does not answer; see ${log}.`);
		}
		await pause(ASK_EVERY_MS);
	}
};

/** Returns the state of the folder to open; null if a new shop is to be made in it. */
const findState = async ({ dir, description, reset, say }) => {
	const last = readState(dir, { reset });
	if (last !== null && isOpen(last) && (await isPortTaken(Number(new URL(last.url).port)))) {
		throw new Problem(`The shop in ${dir} is open already at ${last.url} (process ${last.pid}).`);
	}
	const old = reset ? null : last;
	if (old !== null && old.sources !== description) {
		throw new Problem(
			`The shop in ${dir} was made from ${old.sources}. For ${description} make a new one: add --reset`,
		);
	}
	if (old !== null) {
		ensureRoomToRun(dir);
		say('Opening the shop as it was left; --reset makes a new one.');
		return old;
	}
	say(`Making a shop in ${dir}: ${description} …`);
	clearState(dir);
	return null;
};

/** Makes a shop in an empty folder. A database server is installed into; SQLite's file is copied from the cache. */
const makeState = async ({ dir, description, sources, php, services, stack, say }) => {
	const site = join(dir, 'wordpress');
	const salts = newSalts();
	makeSite(site, sources, stack);
	if (services === null) {
		await fillSite(php, site, sources, say);
	} else {
		say('Installing WordPress and filling the shop …');
		writeConfig(site, { url: SEED_URL, salts, constants: {}, database: services.database });
		writeMuPlugins(site, sources, [], stack);
		await installSite(php, site, sources);
	}
	return { sources: description, seed: seedKey(sources), theme: null, url: SEED_URL, salts };
};

/**
 * Starts a shop.
 *
 * @param {ShopOptions} options
 * @returns {Promise<Shop>} Resolves once the home page responds.
 * @throws {Problem} For errors that can occur on a healthy machine.
 */
export const startShop = async ({
	port: wantedPort = 0,
	frontPort,
	dir: wantedDir,
	reset = false,
	wordpress,
	woocommerce,
	theme: wantedTheme,
	products,
	bare = false,
	isQuick = false,
	php: wish = 'auto',
	stack = 'local',
	muPlugins = [],
	constants = {},
	say = () => {},
}) => {
	const port = await freePort(wantedPort);
	const origin = `http://127.0.0.1:${port}`;
	const url = frontPort === undefined ? origin : `http://127.0.0.1:${frontPort}`;
	const isTemporary = wantedDir === undefined;
	const dir = isTemporary ? mkdtempSync(join(tmpdir(), 'storefront-islands-')) : resolve(wantedDir);
	const site = join(dir, 'wordpress');
	const log = join(dir, 'php.log');
	let server = null;
	let services = null;
	let state = null;
	let isStopped = false;
	const stop = async () => {
		isStopped = true;
		forget();
		await server?.stop();
		await services?.stop();
		if (isTemporary) {
			rmSync(dir, { recursive: true, force: true });
		} else if (state !== null) {
			writeState(dir, { ...state, pid: null });
		}
	};
	const forget = stopOnInterrupt(stop);

	try {
		const sources = findSources({ wordpress, woocommerce, products, bare });
		const find = (wanted) => findTheme(wanted, sources.wordpress);
		const theme = wantedTheme === undefined ? null : find(wantedTheme);
		const description = describeSources(sources) + (stack === 'local' ? '' : `, ${stack} stack`);
		const found = await findState({ dir, description, reset, say });
		services = stack === 'production' ? await startServices(dir) : null;
		const php = services?.php ?? (await choosePhp(wish, say));
		// In parallel: each keeps one processor busy for ten seconds.
		const [, opened] = await Promise.all([
			ensureBuild(say, { isQuick }),
			found ?? makeState({ dir, description, sources, php, services, stack, say }),
		]);
		if (!bare) {
			refreshPlugin(site);
		}
		writeConfig(site, { url, salts: opened.salts, constants, database: services?.database });
		writeMuPlugins(site, sources, muPlugins, stack);
		if (opened.url !== url) {
			await moveSite(php, site, opened.url, url);
		}
		const seed = seedKey(sources);
		if (opened.seed !== seed) {
			say('Products or pages have changed: filling them in again …');
			await runSeed(php, site, sources);
		}
		// The theme's files may have changed since, and a shop that was last opened in a theme returns to its design.
		if (theme !== null || opened.theme) {
			say(`Theme: ${theme === null ? "the sample shop's design" : describeTheme(theme)} …`);
			await applyTheme(php, site, theme);
		}
		const described = theme === null ? null : describeTheme(theme);
		state = { ...opened, url, seed, theme: described, pid: process.pid };
		writeState(dir, state);
		say('Starting the server …');
		server = await php.serve({ site, port, log });
		await untilReady(origin, server, log);
		return {
			url,
			origin,
			isWooCommerce: sources.woocommerce !== null,
			dir,
			site,
			php: (script, env = {}) => php.run({ site, script: resolve(script), env }),
			useTheme: (wanted) => applyTheme(php, site, find(wanted)),
			refresh: () => refreshPlugin(site),
			stop,
			ended: server.ended.then((reason) => (isStopped ? new Promise(() => {}) : reason)),
		};
	} catch (error) {
		await stop();
		throw error;
	}
};
