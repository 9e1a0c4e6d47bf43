#!/usr/bin/env node
/**
 * `npm run bench:site`: the tasks of a page with menu, search, mini-cart, popup, action links, anchors and translation, in
 * Chromium on a processor made slow.
 *
 *   npm run bench:site -- [--slow=4] [--runs=3]
 *
 * Every figure is milliseconds: the longest task that a browser calls long (above 50), 0 where there was none, as the median
 * over the runs. It says little on a machine that does something else meanwhile.
 */
import { parseArgs } from 'node:util';
import { writeSitePage } from '../../test/flows/support/site-page.mjs';
import { launchBrowser } from '../browser.mjs';
import { exitWith } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { clickOn, longestTasks, moveTo, nothing, printTasks } from './long-tasks.mjs';
import { newVisitor } from './visitor.mjs';

/** @type {Record<string, import('./long-tasks.mjs').Step>} */
const STEPS = {
	'the page': { at: null, act: nothing },
	'the menu': { at: '[data-island="menu"] a', act: moveTo },
	'an anchor': { at: 'a[href="#below"]', act: clickOn },
	'a popup': { at: 'a[href^="#elementor-action"]', act: clickOn },
	'closed again': { at: null, act: (page) => page.keyboard.press('Escape') },
	'the search': { at: '[data-island="search"] input[type="search"]', act: clickOn },
};

const bench = async (slow, runs) => {
	const shop = await startShop({});
	const browser = await launchBrowser();
	try {
		const url = `${shop.url}${await writeSitePage(shop)}`;
		const visits = [];
		for (let run = 0; run < runs; run += 1) {
			const { context, page } = await newVisitor(browser, shop.url, { slow, filled: false });
			visits.push(await longestTasks(page, url, STEPS));
			await context.close();
		}
		console.log(`processor slowed ${slow} times, medians of ${runs}`);
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
