/** Checks of a running shop that need no browser, on WooCommerce or on the demo shop, on any stack. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { inProject } from '../paths.mjs';
import { startShop } from '../start/shop.mjs';
import { findSources } from '../start/site/sources.mjs';
import { runPhp } from './run-php.mjs';

/** Version of WooCommerce with which the conversations were recorded; some responses of other versions differ. */
const RECORDED_FROM = '11.0.1';

/** Runs a script of the project; returns true if it succeeds. */
export const runScript = async (script, ...args) => {
	const child = spawn(execPath, [inProject(script), ...args], { stdio: 'inherit' });
	const [code] = await once(child, 'close');
	return code === 0;
};

/** For WooCommerce; on the demo shop it is a step of `npm test`, with payment methods of its own. */
const isContractKept = (shop, { woocommerceVersion }) => {
	if (woocommerceVersion !== RECORDED_FROM) {
		console.log(`SKIPPED: recorded from WooCommerce ${RECORDED_FROM}, not ${woocommerceVersion}`);
		return true;
	}
	return runScript(
		'test/contract/replay.mjs',
		shop.url,
		'--check',
		inProject('test/fixtures/store-api/recordings'),
	);
};

/**
 * @typedef {(shop: import('../start/shop.mjs').Shop, sources: import('../start/site/sources.mjs').Sources) => boolean |
 * Promise<boolean>} Check
 */

/** @type {Record<string, Check>} Run in this order on one shop: the recordings require a shop without orders. */
export const SHOP_CHECKS = {
	contract: isContractKept,
	idempotency: (shop) => runScript('test/idempotency/run.mjs', shop.url),
	sessions: (shop) => runScript('test/contract/sessions.mjs', shop.url),
	php: (shop) => runPhp(shop, 'test/php/run.php'),
};

/**
 * Runs checks on one new shop.
 *
 * @param {Record<string, Check>} checks
 * @param {import('../start/shop.mjs').ShopOptions} options
 * @param {string[]} names Names of the checks to run; none for all.
 * @returns {Promise<{passed: number, failed: string[]}>} Names of the failed checks.
 */
export const runChecks = async (checks, options, names) => {
	const failed = [];
	const chosen = Object.entries(checks).filter(
		([name]) => names.length === 0 || names.includes(name),
	);
	if (chosen.length === 0) {
		return { passed: 0, failed };
	}
	const shop = await startShop({ ...options, say: console.log });
	try {
		for (const [name, isSound] of chosen) {
			console.log(`${name}:`);
			if (!(await isSound(shop, findSources(options)))) {
				failed.push(name);
			}
		}
	} finally {
		await shop.stop();
	}
	return { passed: chosen.length - failed.length, failed };
};
