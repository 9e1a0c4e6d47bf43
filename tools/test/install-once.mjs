/**
 * Parts of `npm run test:full` that need other versions of packages have a folder of their own for them, with a lock
 * file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of such a folder, at the first time.
 *
 * @param {string} folder
 */
export const installOnce = (folder) => {
	if (!existsSync(join(folder, 'node_modules'))) {
		execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
	}
};
