/** Runs named tests one after the other and tells how they went, the way the other steps of `npm test` do. */

/**
 * @param {Record<string, () => Promise<void>>} tests
 * @returns {Promise<number>} The exit code.
 */
export const runNamed = async (tests) => {
	let failed = 0;
	for (const [name, run] of Object.entries(tests)) {
		try {
			await run();
			console.log(`ok   ${name}`);
		} catch (error) {
			failed++;
			console.log(`FAIL ${name}\n     ${error.message}`);
		}
	}
	console.log(`${Object.keys(tests).length - failed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
};
