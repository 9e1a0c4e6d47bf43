/** Waiting for what a shopper would wait for; never for a time. */
import { isDeepStrictEqual } from 'node:util';

const PATIENCE_MS = 15_000;
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
	const giveUpAt = Date.now() + PATIENCE_MS;
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
