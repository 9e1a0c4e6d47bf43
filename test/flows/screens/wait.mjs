/** Waiting for what a shopper would wait for; never for a time. */
import { isDeepStrictEqual } from 'node:util';

const TIMEOUT_MS = 30_000;
const LOOK_AGAIN_MS = 25;

const nextLook = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/**
 * Looks until it sees what is expected.
 *
 * @template T
 * @param {string} what Named when it never comes.
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
		await nextLook();
		seen = await read();
	}
};

/**
 * Waits until something has exactly this text, white space aside.
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
 * Stops the page's clock, so that what a shopper does quickly is quick for the page on a busy machine too. `page.clock.runFor` lets
 * time pass, `page.clock.resume` lets it go on.
 *
 * @param {import('@playwright/test').Page} page
 */
export const stopClock = async (page) => {
	await page.clock.install();
	// Ahead of the page's time, wherever that is when the message arrives.
	await page.clock.pauseAt(Date.now() + 60_000);
};
