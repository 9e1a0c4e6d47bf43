#!/usr/bin/env node
/**
 * Assembles the installable plugin folder from php-stubs, blocks, data and build.
 *
 *   node tools/assemble.mjs [FOLDER=dist/storefront-islands] [--maps]
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from './build.mjs';
import { syncFiles } from './files.mjs';
import { inProject } from './paths.mjs';
import { pluginFiles } from './plugin-files.mjs';
import { exitWith } from './problem.mjs';

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { maps: { type: 'boolean', default: false } },
	});
	const target = resolve(positionals[0] ?? inProject('dist/storefront-islands'));
	await ensureBuild(console.log);
	const changes = syncFiles(pluginFiles({ maps: values.maps }), target);
	console.log(`${target}: ${changes} files changed`);
} catch (error) {
	exitWith(error);
}
