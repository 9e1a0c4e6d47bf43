/** Reporter of Playwright that prints a line for each attempt; run-flows.mjs prints what was seen of those that failed. */

const MARKS = { passed: 'ok  ', skipped: '-   ' };
const SKIPPED = 'skipped';

/** @implements {import('@playwright/test/reporter').Reporter} */
export default class FlowReporter {
	#left = 0;

	printsToStdio() {
		return true;
	}

	onBegin(_config, suite) {
		this.#left = suite.allTests().length;
		console.log(`${this.#left} flows`);
	}

	onTestEnd(test, { status, duration, retry }) {
		this.#left -= retry === 0 ? 1 : 0;
		if (status === SKIPPED) {
			return;
		}
		const [, project, , ...titles] = test.titlePath();
		const attempt = retry === 0 ? '' : `, attempt ${retry + 1}`;
		const seconds = (duration / 1000).toFixed(1);
		console.log(
			`${MARKS[status] ?? 'FAIL'} ${project} ${titles.join(' › ')} (${seconds} s${attempt}; ${this.#left} left)`,
		);
	}

	/** Errors outside of tests, such as a file that cannot be read. */
	onError({ message, stack }) {
		console.log(stack ?? message);
	}
}
