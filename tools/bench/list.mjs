#!/usr/bin/env node
/**
 * `npm run bench:list`: the tasks of a filter list of 500 terms, in Chromium on a processor made slow.
 *
 *   npm run bench:list -- [--slow=4] [--runs=3]
 *
 * Every figure is milliseconds: the longest task that a browser calls long (above 50), 0 where there was none, as the median
 * over the runs. It says little on a machine that does something else meanwhile.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser.mjs';
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { newVisitor } from './visitor.mjs';

const PRODUCTS = 1000;
/** What a step brings about has come to rest by then. */
const REST_MS = 2500;
const LIST = '[data-island="filter-list"]';
const ROW = '.storefront-filter-list__item';

const STEPS = {
	'the page': () => undefined,
	'first touch': async (page) => {
		await page.locator(LIST).dispatchEvent('pointerover', { bubbles: true });
		await page.waitForSelector(`${LIST}[data-awake]`);
	},
	'a tick': (page) => page.locator(`${ROW} input`).first().click(),
	'another tick': (page) => page.locator(`${ROW} input`).nth(1).click(),
	'all shown': (page) => page.locator('.storefront-filter-list__more').click(),
	'a letter searched': (page) => page.locator('.storefront-filter-list__query').press('a'),
	'and taken back': (page) => page.locator('.storefront-filter-list__query').press('Backspace'),
};

const watchTasks = () => {
	window.longTasks = [];
	new PerformanceObserver((list) =>
		list.getEntries().forEach(({ duration }) => window.longTasks.push(duration)),
	).observe({ type: 'longtask', buffered: true });
};

const visit = async (browser, url, slow) => {
	const { context, page } = await newVisitor(browser, url, { slow, filled: false });
	await page.addInitScript(watchTasks);
	await page.goto(`${url}/shop/?long-list`, { waitUntil: 'networkidle' });
	const longest = {};
	for (const [name, step] of Object.entries(STEPS)) {
		if (name !== 'the page') {
			await page.evaluate(() => (window.longTasks = []));
		}
		await step(page);
		await page.waitForTimeout(REST_MS);
		longest[name] = await page.evaluate(() => Math.max(0, ...window.longTasks));
	}
	const terms = await page.locator(ROW).count();
	await context.close();
	return { terms, longest };
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const bench = async (slow, runs) => {
	const shop = await startShop({
		products: PRODUCTS,
		muPlugins: [inProject('tools/bench/long-list-page.php')],
	});
	const browser = await launchBrowser();
	try {
		const visits = [];
		for (let run = 0; run < runs; run += 1) {
			visits.push(await visit(browser, shop.url, slow));
		}
		console.log(`${visits[0].terms} terms, processor slowed ${slow} times, medians of ${runs}`);
		console.table(
			Object.fromEntries(
				Object.keys(STEPS).map((name) => [
					name,
					{ 'longest task, ms': Math.round(median(visits.map(({ longest }) => longest[name]))) },
				]),
			),
		);
	} finally {
		await browser.close();
		await shop.stop();
	}
};

const { values } = parseArgs({
	options: { slow: { type: 'string', default: '4' }, runs: { type: 'string', default: '3' } },
});
await bench(Number(values.slow), Number(values.runs)).catch(exitWith);
