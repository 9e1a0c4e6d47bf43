import { eventually } from './wait.mjs';

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
