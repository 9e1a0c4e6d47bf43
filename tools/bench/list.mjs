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
import { clickOn, longestTasks, moveTo, nothing, printTasks } from './long-tasks.mjs';
import { newVisitor } from './visitor.mjs';

const PRODUCTS = 1000;
const ROW = '.storefront-filter-list__item';
const MORE = '.storefront-filter-list__more';
const QUERY = '.storefront-filter-list__query';

/** @type {Record<string, import('./long-tasks.mjs').Step>} */
const STEPS = {
	'the page': { at: null, act: nothing },
	'first touch': { at: `${ROW}:nth-child(1)`, act: moveTo },
	'a tick': { at: `${ROW}:nth-child(1)`, act: clickOn },
	'another tick': { at: `${ROW}:nth-child(2)`, act: clickOn },
	'all shown': { at: MORE, act: clickOn },
	'to the search': { at: QUERY, act: clickOn },
	'a letter searched': { at: null, act: (page) => page.keyboard.press('a') },
	'and taken back': { at: null, act: (page) => page.keyboard.press('Backspace') },
	'folded again': { at: MORE, act: clickOn },
};

const bench = async (slow, runs) => {
	const shop = await startShop({
		products: PRODUCTS,
		muPlugins: [inProject('tools/bench/long-list-page.php')],
	});
	const browser = await launchBrowser();
	try {
		const visits = [];
		let terms = 0;
		for (let run = 0; run < runs; run += 1) {
			const { context, page } = await newVisitor(browser, shop.url, { slow, filled: false });
			visits.push(await longestTasks(page, `${shop.url}/shop/?long-list`, STEPS));
			terms = await page.locator(ROW).count();
			await context.close();
		}
		console.log(`${terms} terms, processor slowed ${slow} times, medians of ${runs}`);
		printTasks(visits);
	} finally {
		await browser.close();
		await shop.stop();
	}
};

const { values } = parseArgs({
	options: { slow: { type: 'string', default: '4' }, runs: { type: 'string', default: '3' } },
});
await bench(Number(values.slow), Number(values.runs)).catch(exitWith);
