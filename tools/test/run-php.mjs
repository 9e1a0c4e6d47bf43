/** Runs a PHP script inside a shop, such as PHPUnit (test/php). */
import { inProject } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { describeCounts } from './counts.mjs';

/** Matches the counts that test/php/Summary.php prints. */
const COUNTS = /^\{"passed":.*\}$/m;

const withCounts = (output) =>
	output.trimEnd().replace(COUNTS, (json) => describeCounts(JSON.parse(json)));

/**
 * Runs a script and prints its output, with the line of counts if it printed counts.
 *
 * @param {import('../start/shop.mjs').Shop} shop
 * @param {string} script Path in the project.
 * @returns {Promise<boolean>} True if it succeeded.
 */
export const runPhp = async (shop, script) => {
	try {
		console.log(withCounts(await shop.php(inProject(script))));
		return true;
	} catch (error) {
		if (!(error instanceof Problem)) {
			throw error;
		}
		console.log(withCounts(error.message));
		return false;
	}
};
