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
/** Neither counts what looking for the next element has brought about. */
const LOOKED_UP_MS = 500;
const ROW = '.storefront-filter-list__item';
const MORE = '.storefront-filter-list__more';
const QUERY = '.storefront-filter-list__query';

const moveTo = (page, { x, y }) => page.mouse.move(x, y);
const clickOn = (page, { x, y }) => page.mouse.click(x, y);

/** What is pointed at, and what the visitor does there. Only input goes to the page: looking for an element there is work too. */
const STEPS = {
	'the page': { at: null, act: () => undefined },
	'first touch': { at: `${ROW}:nth-child(1)`, act: moveTo },
	'a tick': { at: `${ROW}:nth-child(1)`, act: clickOn },
	'another tick': { at: `${ROW}:nth-child(2)`, act: clickOn },
	'all shown': { at: MORE, act: clickOn },
	'to the search': { at: QUERY, act: clickOn },
	'a letter searched': { at: null, act: (page) => page.keyboard.press('a') },
	'and taken back': { at: null, act: (page) => page.keyboard.press('Backspace') },
	'folded again': { at: MORE, act: clickOn },
};

const middleOf = async (page, selector) => {
	const element = page.locator(selector);
	await element.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await element.boundingBox();
	return { x: x + width / 2, y: y + height / 2 };
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
	for (const [name, { at, act }] of Object.entries(STEPS)) {
		const place = at && (await middleOf(page, at));
		await page.waitForTimeout(LOOKED_UP_MS);
		if (name !== 'the page') {
			await page.evaluate(() => (window.longTasks = []));
		}
		await act(page, place);
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
