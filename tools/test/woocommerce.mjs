#!/usr/bin/env node
/**
 * `npm run test:woocommerce`: runs the tests that support a real WooCommerce, seeded with the sample shop.
 *
 *   WORDPRESS=DIR WOOCOMMERCE=DIR npm run test:woocommerce [-- [--width=N] [NAME…]]
 *
 * WOOCOMMERCE: the plugin's folder. WORDPRESS: the folder of a WordPress; by default the one that `npm start` opens,
 * 6.5. Both are copied and not modified. THEME in the environment: a theme's name or folder, by default the sample shop's
 * design. NAME: only these checks (attributes, hooks, contract, idempotency, sessions, php, kept, awkward) and flows whose
 * file or title contains it.
 */
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { blockTypesIn, unknownAttributes } from '../../test/woocommerce/attributes.mjs';
import { readHooks } from '../../test/woocommerce/classic-hooks.mjs';
import { exitWith } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { runFlows } from './run-flows.mjs';
import { runChecks, runScript, SHOP_CHECKS } from './shop-checks.mjs';
import { readSources } from './sources.mjs';
import { ESSENTIAL_WIDTHS, readWidths } from './widths.mjs';

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

/** Checks that the hooks of WooCommerce's classic cart and checkout are known: each has an effect, or a reason for none. */
const areHooksKnown = (_shop, { woocommerce }) => {
	const { count, unknown } = readHooks(woocommerce);
	console.log(`${count} hooks of the classic screens, unknown: ${unknown.join(', ') || 'none'}`);
	return count > 0 && unknown.length === 0;
};

const CHECKS = {
	attributes: areSettingsKnown,
	hooks: areHooksKnown,
	...SHOP_CHECKS,
	kept: () => runScript('test/contract/sessions-kept.mjs'),
	awkward: () => runScript('test/awkward/run.mjs'),
};

const runAll = async () => {
	const { sources, widths, names } = readArguments();
	const checks = await runChecks(CHECKS, sources, names);
	const counts = await runFlows({ names, widths, without: ['@elementor\\b'] });
	for (const name of checks.failed) {
		console.log(`FAIL ${name}`);
	}
	const passed = counts.passed + checks.passed;
	const failed = counts.failed + checks.failed.length;
	console.log(describeCounts({ ...counts, passed, failed }));
	process.exitCode = failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
