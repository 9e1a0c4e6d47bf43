/** Cart and checkout that sleep until the visitor is active. */
import { eventually } from './wait.mjs';

/** Opens a page and leaves it alone until it is idle. */
export const openAsleep = async (page, path) => {
	await page.goto(path, { waitUntil: 'load' });
	await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
};

/** Names of this plugin's scripts that run in the page, and whether React does. */
export const running = (page) =>
	page.evaluate(() => ({
		scripts: [...document.scripts]
			.map(({ src }) => /\/build\/([\w-]+)\.js/.exec(src)?.[1])
			.filter(Boolean)
			.toSorted(),
		hasReact: 'React' in window,
	}));

/**
 * Wakes an island that may sleep until the visitor is active, and waits until it is hydrated.
 *
 * @param {import('@playwright/test').Page} page
 * @param {'cart' | 'checkout'} island
 */
export const wake = async (page, island) => {
	const hydrated = page.locator(`[data-island="${island}"][data-hydrated]`);
	// A page that still loads does not see a single move.
	await eventually(
		`the ${island} is hydrated`,
		async () => {
			await page.mouse.move(3, 3);
			await page.mouse.move(4, 3);
			return hydrated.count();
		},
		1,
	);
};
