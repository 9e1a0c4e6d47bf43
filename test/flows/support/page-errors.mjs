/** Collects the errors of pages while a flow runs. */

/** React's warnings and the plugin's are console errors; WordPress's deprecation warnings are ignored. */
const COUNTED_TYPES = new Set(['error']);

/** Collects uncaught exceptions and console errors of the pages it is given. */
export const collectPageErrors = () => {
	const errors = [];
	const expected = [];
	return {
		/** @param {import('@playwright/test').Page} page */
		watch(page) {
			page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
			page.on('console', (message) => {
				if (COUNTED_TYPES.has(message.type())) {
					errors.push(`console: ${message.text()} (${message.location().url})`);
				}
			});
		},
		/** @param {RegExp} pattern */
		expect(pattern) {
			expected.push(pattern);
		},
		unexpected: () => errors.filter((error) => !expected.some((pattern) => pattern.test(error))),
	};
};
