#!/usr/bin/env node
/**
 * `npm run test:woocommerce`: runs the tests that support a real WooCommerce, seeded with the sample shop.
 *
 *   WORDPRESS=DIR WOOCOMMERCE=DIR npm run test:woocommerce [-- [--width=N] [NAME…]]
 *
 * WOOCOMMERCE: the plugin's folder. WORDPRESS: the folder of a WordPress; by default the one that `npm start` opens,
 * 6.5. Both are copied and not modified. NAME: only these checks (attributes, contract, idempotency, php) and flows whose file or
 * title contains it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { env, execPath } from 'node:process';
import { parseArgs } from 'node:util';
import { inProject } from '../paths.mjs';
import { blockTypesIn, unknownAttributes } from '../../test/woocommerce/attributes.mjs';
import { exitWith } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { findSources } from '../start/site/sources.mjs';
import { describeCounts } from './counts.mjs';
import { runFlows } from './run-flows.mjs';
import { runPhp } from './run-php.mjs';
import { readSources } from './sources.mjs';
import { ESSENTIAL_WIDTHS, readWidths } from './widths.mjs';

/** Version of WooCommerce with which the conversations were recorded; some responses of other versions differ. */
const RECORDED_FROM = '11.0.1';
/** Scenarios recorded without the active plugin: with it, an empty state stays empty (WooCommerce\WooEmptyStates). */
const RECORDED_WITHOUT_PLUGIN = ['empty-states'];

const readArguments = () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { width: { type: 'string' } },
	});
	return {
		sources: readSources(env, 'test:woocommerce'),
		widths: readWidths(values.width, ESSENTIAL_WIDTHS),
		names: positionals,
	};
};

/** Runs a script of the project with the shop's address as its argument; returns true if it succeeds. */
const runOn = async (shop, script, ...args) => {
	const child = spawn(execPath, [inProject(script), shop.url, ...args], { stdio: 'inherit' });
	const [code] = await once(child, 'close');
	return code === 0;
};

const isContractKept = (shop, { woocommerceVersion }) => {
	if (woocommerceVersion !== RECORDED_FROM) {
		console.log(`SKIPPED: recorded from WooCommerce ${RECORDED_FROM}, not ${woocommerceVersion}`);
		return true;
	}
	const scenarios = Object.keys(
		JSON.parse(readFileSync(inProject('test/fixtures/store-api/scenarios.json'), 'utf8')),
	).filter((name) => !RECORDED_WITHOUT_PLUGIN.includes(name));
	const recordings = inProject('test/fixtures/store-api/recordings');
	return runOn(shop, 'test/contract/replay.mjs', '--check', recordings, ...scenarios);
};

/**
 * Checks that the settings of WooCommerce's blocks are known: each is carried over where a block is replaced, or named as
 * impossible. A flow checks those that only its editor scripts declare.
 */
const areSettingsKnown = (_shop, { woocommerce }) => {
	const types = blockTypesIn(woocommerce);
	const unknown = unknownAttributes(types);
	console.log(`${types.length} block types, unknown attributes: ${unknown.join(', ') || 'none'}`);
	return types.length > 0 && unknown.length === 0;
};

/** Checks that need no browser, run in this order on one shop: the recordings require a shop without orders. */
const CHECKS = {
	attributes: areSettingsKnown,
	contract: isContractKept,
	idempotency: (shop) => runOn(shop, 'test/idempotency/run.mjs'),
	php: (shop) => runPhp(shop, 'test/php/run.php'),
};

/** @returns {Promise<string[]>} Names of the failed checks. */
const runChecks = async (sources, names) => {
	const chosen = Object.entries(CHECKS).filter(
		([name]) => names.length === 0 || names.includes(name),
	);
	if (chosen.length === 0) {
		return [];
	}
	const shop = await startShop({ ...sources, say: console.log });
	const failed = [];
	try {
		for (const [name, isSound] of chosen) {
			console.log(`${name}:`);
			if (!(await isSound(shop, findSources(sources)))) {
				failed.push(name);
			}
		}
	} finally {
		await shop.stop();
	}
	return failed;
};

const runAll = async () => {
	const { sources, widths, names } = readArguments();
	const failedChecks = await runChecks(sources, names);
	const counts = await runFlows({ names, widths });
	for (const name of failedChecks) {
		console.log(`FAIL ${name}`);
	}
	const failed = counts.failed + failedChecks.length;
	console.log(describeCounts({ ...counts, failed }));
	process.exitCode = failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
