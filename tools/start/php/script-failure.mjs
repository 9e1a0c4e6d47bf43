/**
 * Returns the reason of a failed PHP script in one line. WordPress writes fatal errors to its log and prints an HTML
 * page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from '../../problem.mjs';

const lastFatal = (site) => {
	const log = join(site, 'wp-content/debug.log');
	const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
	return lines.filter((line) => line.includes('PHP Fatal error')).at(-1);
};

/**
 * @param {string} script
 * @param {string} site
 * @param {string} errors Error output of the script.
 */
export const scriptFailure = (script, site, errors) =>
	new Problem(
		`${basename(script)} failed: ${errors.trim() || (lastFatal(site) ?? 'no reason given')}`,
	);
