#!/usr/bin/env node
/**
 * Runs a script against a new shop: a .mjs receives the shop's address as its first argument, a .php runs inside
 * WordPress with SITE in its environment.
 *
 *   node tools/test/with-shop.mjs [--mu-plugin=FILE] SCRIPT [ARGUMENTS …]
 *
 * --mu-plugin: additional PHP file of the project that this shop loads. STACK in the environment: startShop's `stack`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argv, env } from 'node:process';
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { REPORTER_OPTIONS } from './reporter.mjs';
import { runPhp } from './run-php.mjs';

const MU_PLUGIN = '--mu-plugin=';
const [first, ...others] = argv.slice(2);
const muPlugins = first.startsWith(MU_PLUGIN) ? [inProject(first.slice(MU_PLUGIN.length))] : [];
const [script, ...args] = muPlugins.length > 0 ? others : [first, ...others];

const run = async (shop) => {
	if (script.endsWith('.php')) {
		return Number(!(await runPhp(shop, script)));
	}
	const command = [...REPORTER_OPTIONS, inProject(script), shop.url, ...args];
	const child = spawn(process.execPath, command, { stdio: 'inherit' });
	const [code] = await once(child, 'close');
	return code ?? 1;
};

try {
	const shop = await startShop({ muPlugins, ...(env.STACK && { stack: env.STACK }) });
	try {
		process.exitCode = await run(shop);
	} finally {
		await shop.stop();
	}
} catch (error) {
	exitWith(error);
}
