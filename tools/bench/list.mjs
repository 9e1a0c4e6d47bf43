#!/usr/bin/env node
/**
 * `npm run bench:list`: measures the tasks and interactions of a filter list of 500 terms, in Chromium on a slowed-down processor.
 *
 *   npm run bench:list -- [--slow=4] [--runs=3]
 *
 * Every figure is a median over the runs in milliseconds: the longest task of a step, 0 if none was above 50 ms, and its
 * interaction to next paint, 0 if none took 16 ms. Figures are unreliable on a machine that is busy otherwise.
 */
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { benchSteps, clickOn, moveTo, nothing } from './steps.mjs';

const PRODUCTS = 1000;
const ROW = '.storefront-filter-list__item';
const MORE = '.storefront-filter-list__more';
const QUERY = '.storefront-filter-list__query';

/** @type {Record<string, import('./steps.mjs').Step>} */
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

await benchSteps({
	kind: { products: PRODUCTS, muPlugins: [inProject('tools/bench/long-list-page.php')] },
	pathOf: () => '/shop/?long-list',
	steps: STEPS,
	describe: async (page) => `${await page.locator(ROW).count()} terms`,
}).catch(exitWith);
