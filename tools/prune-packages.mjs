#!/usr/bin/env node
/**
 * Runs after `npm ci` and `npm install`: removes files in node_modules that no tool of the project reads, about 350 MB.
 * Packages that are not read at all are replaced by an empty one in package.json (`overrides`).
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './paths.mjs';
import { exitWith } from './problem.mjs';
import { PHP_FILES, STATIC_FILES } from './start/site/wordpress-package.mjs';

/** Folder → entries in it that are kept. */
const KEPT = new Map([
	// Removes WordPress 6.2 to 6.4, its betas and nightly builds.
	[join(STATIC_FILES, '..'), [STATIC_FILES]],
	[join(PHP_FILES, '..'), [PHP_FILES]],
	// Removes locale data for PHP's intl extension, which tools/start/php/wasm-process.mjs does not load.
	[inProject('node_modules/@php-wasm/node/shared'), []],
]);

const prune = (folder, kept) => {
	const entries = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
	for (const path of entries.filter((entry) => !kept.includes(entry))) {
		rmSync(path, { recursive: true });
	}
};

try {
	KEPT.forEach((kept, folder) => prune(folder, kept));
} catch (error) {
	exitWith(error);
}
