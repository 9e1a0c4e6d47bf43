#!/usr/bin/env node
/**
 * `npm run bench:site`: measures the tasks of a page with menu, search, mini-cart, popup, action links, anchors and
 * translation, in Chromium on a slowed-down processor.
 *
 *   npm run bench:site -- [--slow=4] [--runs=3]
 *
 * Every figure is the median over the runs of the longest long task (above 50 ms), in milliseconds, 0 if there was
 * none. Figures are unreliable on a machine that is busy otherwise.
 */
import { writeSitePage } from '../../test/flows/support/site-page.mjs';
import { exitWith } from '../problem.mjs';
import { benchTasks, clickOn, moveTo, nothing } from './long-tasks.mjs';

/** @type {Record<string, import('./long-tasks.mjs').Step>} */
const STEPS = {
	'the page': { at: null, act: nothing },
	'the menu': { at: '[data-island="menu"] a', act: moveTo },
	'an anchor': { at: 'a[href="#below"]', act: clickOn },
	'a popup': { at: 'a[href^="#elementor-action"]', act: clickOn },
	'closed again': { at: null, act: (page) => page.keyboard.press('Escape') },
	'the search': { at: '[data-island="search"] input[type="search"]', act: clickOn },
};

await benchTasks({ kind: {}, pathOf: writeSitePage, steps: STEPS }).catch(exitWith);
