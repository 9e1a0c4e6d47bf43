/** Checks that `npm ci` has run. Imports no package, so that it works before. */
import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { PACKAGE } from './start/site/wordpress-package.mjs';

/** @throws {Problem} If packages are missing. */
export const ensureInstalled = () => {
	if (!existsSync(PACKAGE)) {
		throw new Problem('Packages are missing. Install them first: npm ci');
	}
};
