#!/usr/bin/env node
/** `npm start`: opens a shop in a real WordPress. See tools/start/options.mjs for its options. */
import { join } from 'node:path';
import { argv } from 'node:process';
import { ensureInstalled } from './installed.mjs';
import { STATE } from './paths.mjs';
import { exitWith, Problem } from './problem.mjs';
import { readOptions, USAGE } from './start/options.mjs';
import { watchSources } from './start/watch.mjs';

const began = Date.now();
const say = (line) =>
	console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);

const open = async ({ help, ...options }) => {
	if (help) {
		console.log(USAGE);
		return;
	}
	ensureInstalled();
	// Imports packages, so it is imported only after they are known to be installed.
	const { startShop } = await import('./start/shop.mjs');
	const source = options.wordpress || options.woocommerce ? 'real' : 'demo';
	const kind = options.stack === 'local' ? source : `${source}-${options.stack}`;
	const shop = await startShop({ ...options, dir: join(STATE, kind), isQuick: true, say });
	watchSources(shop.refresh, say);
	shop.ended.then((reason) => exitWith(new Problem(reason)));
	console.log(
		'Changes in php-stubs, demo-shop, blocks, data and build show at the next request. Ctrl-C stops the shop.',
	);
	console.log(`Ready: ${shop.url}`);
	console.log(`Administrator: ${shop.url}/wp-admin/ (admin / password)`);
	console.log(`Customer: ${shop.url}/wp-login.php (customer / password)`);
};

try {
	await open(readOptions(argv.slice(2)));
} catch (error) {
	exitWith(error);
}
