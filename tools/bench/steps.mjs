/**
 * Steps of a visitor on a page, each with its longest task, as browsers report them above 50 ms, and its interaction to
 * next paint (INP): from the input to the frame that shows what it changed.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser.mjs';
import { startShop } from '../start/shop.mjs';
import { newVisitor } from './visitor.mjs';
import { medians } from './figures.mjs';

/** Time after which the effects of a step have ended, in milliseconds. */
const REST_MS = 2500;
/**
 * Time after which the effects of looking up the next element have ended, in milliseconds, so that they are not
 * counted.
 */
const LOOKED_UP_MS = 500;

/** Shortest interaction that browsers report, in milliseconds. They round to 8. */
const SHORTEST_MS = 16;

const watchSteps = (shortest) => {
	window.step = { tasks: [], interactions: [] };
	const watch = (options, take) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
	watch({ type: 'longtask', buffered: true }, ({ duration }) => window.step.tasks.push(duration));
	watch({ type: 'event', durationThreshold: shortest }, ({ interactionId, duration }) => {
		if (interactionId) {
			window.step.interactions.push(duration);
		}
	});
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
 * @typedef {{task: number, inp: number}} StepFigures Milliseconds; 0 if there was no long task, or no interaction of 16 ms
 * or more.
 */

/**
 * Opens a page and performs the steps there, one after the other.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {Record<string, Step>} steps
 * @returns {Promise<Record<string, StepFigures>>} The first step also counts the tasks of the page's loading if its
 * `act` is `nothing`.
 */
export const performSteps = async (page, url, steps) => {
	await page.addInitScript(watchSteps, SHORTEST_MS);
	await page.goto(url, { waitUntil: 'networkidle' });
	const figures = {};
	for (const [name, { at, act }] of Object.entries(steps)) {
		const place = at && (await middleOf(page, at));
		await page.waitForTimeout(LOOKED_UP_MS);
		if (act !== nothing) {
			await page.evaluate(() => (window.step = { tasks: [], interactions: [] }));
		}
		await act(page, place);
		await page.waitForTimeout(REST_MS);
		figures[name] = await page.evaluate(() => ({
			task: Math.max(0, ...window.step.tasks),
			inp: Math.max(0, ...window.step.interactions),
		}));
	}
	return figures;
};

/** Returns the medians of all steps over several visits. */
export const medianSteps = (visits) =>
	Object.fromEntries(
		Object.keys(visits[0]).map((name) => [name, medians(visits.map((steps) => steps[name]))]),
	);

const printSteps = (steps) =>
	console.table(
		Object.fromEntries(
			Object.entries(steps).map(([name, { task, inp }]) => [
				name,
				{ 'longest task, ms': Math.round(task), 'INP, ms': Math.round(inp) },
			]),
		),
	);

/**
 * Visits a page of a shop repeatedly on a slowed-down processor (`--slow=4`, `--runs=3`) and prints the figures of
 * each step.
 *
 * @param {object} bench
 * @param {import('../start/shop.mjs').ShopOptions} bench.kind Options of the shop.
 * @param {(shop: import('../start/shop.mjs').Shop) => string | Promise<string>} bench.pathOf Returns the page's path; may create it first.
 * @param {Record<string, Step>} bench.steps
 * @param {(page: import('@playwright/test').Page) => Promise<string>} [bench.describe] Describes the page's content.
 */
export const benchSteps = async ({ kind, pathOf, steps, describe = async () => 'the page' }) => {
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
			visits.push(await performSteps(page, url, steps));
			description = await describe(page);
			await context.close();
		}
		console.log(`${description}, processor slowed ${slow} times, medians of ${runs}`);
		printSteps(medianSteps(visits));
	} finally {
		await browser.close();
		await shop.stop();
	}
};
