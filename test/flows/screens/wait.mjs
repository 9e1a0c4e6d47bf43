/** Waits for conditions that a shopper can see, never for a fixed time. */
import { isDeepStrictEqual } from 'node:util';

const TIMEOUT_MS = 30_000;
const POLL_MS = 25;

const nextPoll = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/**
 * Reads repeatedly until the result is the expected one.
 *
 * @template T
 * @param {string} what Description for the error on timeout.
 * @param {() => T | Promise<T>} read
 * @param {T} expected
 */
export const eventually = async (what, read, expected) => {
	const giveUpAt = Date.now() + TIMEOUT_MS;
	let seen = await read();
	while (!isDeepStrictEqual(seen, expected)) {
		if (Date.now() > giveUpAt) {
			throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(seen)}`);
		}
		await nextPoll();
		seen = await read();
	}
};

/**
 * Waits until an element has exactly this text, ignoring white space.
 *
 * @param {import('@playwright/test').Locator} locator
 * @param {string} expected
 */
export const expectText = (locator, expected) =>
	eventually(
		String(locator),
		async () => (await locator.innerText()).replace(/\s+/g, ' ').trim(),
		expected,
	);

/** Waits until a field has this value. */
export const expectValue = (locator, expected) =>
	eventually(String(locator), () => locator.inputValue(), expected);

/**
 * Stops the page's clock, so that quick actions stay quick for the page on a busy machine. `page.clock.runFor` advances
 * it, `page.clock.resume` restarts it.
 *
 * @param {import('@playwright/test').Page} page
 */
export const stopClock = async (page) => {
	await page.clock.install();
	// The time must be ahead of the page's clock when the call arrives.
	await page.clock.pauseAt(Date.now() + 60_000);
};

/** Time in milliseconds without a new request or response after which a page is quiet. */
const QUIET_FOR = 500;

/**
 * Waits until a page is quiet. Not Playwright's `networkidle`, which on a busy machine sometimes does not come for 30 s
 * although no request is open; why is not known.
 */
export const untilQuiet = async (page) => {
	let last = Date.now();
	const note = () => {
		last = Date.now();
	};
	for (const event of ['request', 'response']) {
		page.on(event, note);
	}
	while (Date.now() - last < QUIET_FOR) {
		await nextPoll();
	}
	for (const event of ['request', 'response']) {
		page.off(event, note);
	}
};

/**
 * Counts a page's open requests from now on; returns a function that waits until none is open and the page is quiet. It
 * knows a slow response from none, which `untilQuiet` does not; it is for pages that are watched from their start.
 */
export const quietOf = (page) => {
	const open = new Set();
	page.on('request', (request) => open.add(request));
	for (const event of ['requestfinished', 'requestfailed']) {
		page.on(event, (request) => open.delete(request));
	}
	return async () => {
		do {
			await untilQuiet(page);
		} while (open.size > 0);
	};
};

/** Resolves once a script that boot loads by itself has run. */
export const scriptHasRun = async (page, name) => {
	await page.locator(`#storefront-islands-${name}-js`).waitFor({ state: 'attached' });
	// Resolves with boot's own load of the script.
	await page.evaluate((script) => window.storefrontIslands.load(script), name);
};
