/**
 * Reporter of node:test for steps of `npm test`: prints a line for each test, the error of each failed one, and finally
 * the counts that tools/test.mjs reads.
 */
import { inspect } from 'node:util';
import { describeCounts } from './counts.mjs';

/**
 * Reason of a test for the other kind of shop, which is not counted as skipped, as nothing is missing on this machine.
 */
const NOT_APPLICABLE = 'not applicable';

/** Options of node for a process that runs tests. */
export const REPORTER_OPTIONS = [
	`--test-reporter=${import.meta.url}`,
	'--test-reporter-destination=stdout',
];

const reasonOf = (error) => {
	const cause = error?.cause ?? error;
	return cause?.code === 'ERR_ASSERTION' ? cause.message : inspect(cause);
};

const isSuite = ({ details }) => details?.type === 'suite';

/**
 * @param {AsyncIterable<{type: string, data: object}>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* report(events) {
	const counts = { passed: 0, failed: 0, skipped: 0, notApplicable: 0 };
	for await (const { type, data } of events) {
		if (type === 'test:stdout' || type === 'test:stderr') {
			yield data.message;
		}
		if ((type !== 'test:pass' && type !== 'test:fail') || isSuite(data)) {
			continue;
		}
		const { name, skip, todo } = data;
		if (type === 'test:fail') {
			counts.failed += 1;
			yield `FAIL ${name}\n     ${reasonOf(data.details.error)}\n`;
		} else if (String(skip ?? '').startsWith(NOT_APPLICABLE)) {
			counts.notApplicable += 1;
		} else if ((skip ?? false) !== false || (todo ?? false) !== false) {
			counts.skipped += 1;
			yield `SKIPPED ${name}: ${skip || todo}\n`;
		} else {
			counts.passed += 1;
			yield `ok   ${name}\n`;
		}
	}
	const { passed, skipped, notApplicable } = counts;
	// Tests that never started, such as those of an awaited describe(), count as failed.
	const failed = passed + counts.failed + skipped + notApplicable > 0 ? counts.failed : 1;
	yield `${describeCounts({ ...counts, failed })}\n`;
}
