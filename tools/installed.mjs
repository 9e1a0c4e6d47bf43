#!/usr/bin/env node
/**
 * Checks that `npm ci` has run. Imports no package, so that it works before; run alone it is the check in front of the
 * scripts in package.json whose tools import packages.
 */
import { existsSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { exitWith, Problem } from './problem.mjs';
import { PACKAGE } from './start/site/wordpress-package.mjs';

/** @throws {Problem} If packages are missing. */
export const ensureInstalled = () => {
	if (!existsSync(PACKAGE)) {
		throw new Problem('Packages are missing. Install them first: npm ci');
	}
};

if (argv[1] === fileURLToPath(import.meta.url)) {
	try {
		ensureInstalled();
	} catch (error) {
		exitWith(error);
	}
}
