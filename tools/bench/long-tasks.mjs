/** Long tasks as browsers report them: above 50 ms, during which the page does not respond. */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser.mjs';
import { startShop } from '../start/shop.mjs';
import { newVisitor } from './visitor.mjs';
import { median } from './figures.mjs';

/** Time after which the effects of a step have ended, in milliseconds. */
const REST_MS = 2500;
/**
 * Time after which the effects of looking up the next element have ended, in milliseconds, so that they are not
 * counted.
 */
const LOOKED_UP_MS = 500;

const watchTasks = () => {
	window.longTasks = [];
	new PerformanceObserver((list) =>
		list.getEntries().forEach(({ duration }) => window.longTasks.push(duration)),
	).observe({ type: 'longtask', buffered: true });
};

const middleOf = async (page, selector) => {
	const element = page.locator(selector).first();
	await element.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await element.boundingBox();
	return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Target of a step and the visitor's action there. `act` only sends input to the page, as looking up an element there
 * would itself cause tasks.
 *
 * @typedef {{at: string | null, act: (page: import('@playwright/test').Page, place: {x: number, y: number}) =>
 * unknown}} Step
 */

/** Moves the mouse to a place; for the `act` of a step. */
export const moveTo = (page, { x, y }) => page.mouse.move(x, y);
export const clickOn = (page, { x, y }) => page.mouse.click(x, y);
export const nothing = () => undefined;

/**
 * Opens a page and performs the steps there, one after the other.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {Record<string, Step>} steps The first one is loading the page.
 * @returns {Promise<Record<string, number>>} Longest task of each step in milliseconds, 0 if there was no long task.
 */
const longestTasks = async (page, url, steps) => {
	await page.addInitScript(watchTasks);
	await page.goto(url, { waitUntil: 'networkidle' });
	const longest = {};
	for (const [name, { at, act }] of Object.entries(steps)) {
		const place = at && (await middleOf(page, at));
		await page.waitForTimeout(LOOKED_UP_MS);
		if (Object.keys(longest).length > 0) {
			await page.evaluate(() => (window.longTasks = []));
		}
		await act(page, place);
		await page.waitForTimeout(REST_MS);
		longest[name] = await page.evaluate(() => Math.max(0, ...window.longTasks));
	}
	return longest;
};

/** Prints a table of the medians of several visits. */
const printTasks = (visits) =>
	console.table(
		Object.fromEntries(
			Object.keys(visits[0]).map((name) => [
				name,
				{ 'longest task, ms': Math.round(median(visits.map((longest) => longest[name]))) },
			]),
		),
	);

/**
 * Visits a page of a shop repeatedly on a slowed-down processor (`--slow=4`, `--runs=3`) and prints the longest task of
 * each step.
 *
 * @param {object} bench
 * @param {import('../start/shop.mjs').ShopOptions} bench.kind Options of the shop.
 * @param {(shop: import('../start/shop.mjs').Shop) => string | Promise<string>} bench.pathOf Returns the page's path; may create it first.
 * @param {Record<string, Step>} bench.steps
 * @param {(page: import('@playwright/test').Page) => Promise<string>} [bench.describe] Describes the page's content.
 */
export const benchTasks = async ({ kind, pathOf, steps, describe = async () => 'the page' }) => {
	const { values } = parseArgs({
		options: { slow: { type: 'string', default: '4' }, runs: { type: 'string', default: '3' } },
	});
	const [slow, runs] = [Number(values.slow), Number(values.runs)];
	const shop = await startShop(kind);
	const browser = await launchBrowser();
	try {
		const url = `${shop.url}${await pathOf(shop)}`;
		const visits = [];
		let description = '';
		for (let run = 0; run < runs; run += 1) {
			const { context, page } = await newVisitor(browser, shop.url, { slow, filled: false });
			visits.push(await longestTasks(page, url, steps));
			description = await describe(page);
			await context.close();
		}
		console.log(`${description}, processor slowed ${slow} times, medians of ${runs}`);
		printTasks(visits);
	} finally {
		await browser.close();
		await shop.stop();
	}
};
