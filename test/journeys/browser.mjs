/** Chromium for journeys: a context of its own for each, whose shop answers slowly. */
import { launchBrowser } from '../../tools/browser.mjs';

/** Delays of the shop's answers in milliseconds, by the number of the request. */
const DELAYS = [0, 0, 400, 0, 1200, 100];

/** Slows the calls of a page's scripts down; a page that is left takes its calls with it. */
const slowDown = async (page) => {
	let count = 0;
	await page.route(/\/wp-json\//, async (route) => {
		count += 1;
		await new Promise((resume) => setTimeout(resume, DELAYS[count % DELAYS.length]));
		await route.continue().catch(() => {});
	});
};

/**
 * Puts a browser in the place of the phone of a world.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./stage.mjs').World} world
 */
export const withBrowser = async (browser, world) => {
	const { phone } = world.devices;
	const context = await browser.newContext({
		baseURL: world.url,
		viewport: { width: 1280, height: 900 },
		extraHTTPHeaders: { 'X-Forwarded-For': phone.address },
	});
	const page = await context.newPage();
	page.setDefaultTimeout(30_000);
	await slowDown(page);
	const look = world.look.bind(world);
	world.page = page;
	world.look = async () => {
		phone.cookies.clear();
		for (const { name, value } of await context.cookies()) {
			phone.cookies.set(name, value);
		}
		return look();
	};
	return () => context.close();
};

export { launchBrowser };
