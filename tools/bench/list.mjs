#!/usr/bin/env node
/**
 * `npm run bench:list`: measures the tasks of a filter list of 500 terms, in Chromium on a slowed-down processor.
 *
 *   npm run bench:list -- [--slow=4] [--runs=3]
 *
 * Every figure is the median over the runs of the longest long task (above 50 ms), in milliseconds, 0 if there was
 * none. Figures are unreliable on a machine that is busy otherwise.
 */
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { benchTasks, clickOn, moveTo, nothing } from './long-tasks.mjs';

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

await benchTasks({
	kind: { products: PRODUCTS, muPlugins: [inProject('tools/bench/long-list-page.php')] },
	pathOf: () => '/shop/?long-list',
	steps: STEPS,
	describe: async (page) => `${await page.locator(ROW).count()} terms`,
}).catch(exitWith);
