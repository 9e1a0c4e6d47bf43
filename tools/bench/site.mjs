#!/usr/bin/env node
/**
 * `npm run bench:site`: measures the tasks and interactions of a page with menu, search, mini-cart, popup, action links,
 * anchors and translation, in Chromium on a slowed-down processor.
 *
 *   npm run bench:site -- [--slow=4] [--runs=3]
 *
 * Every figure is a median over the runs in milliseconds: the longest task of a step, 0 if none was above 50 ms, and its
 * interaction to next paint, 0 if none took 16 ms. Figures are unreliable on a machine that is busy otherwise.
 */
import { writeSitePage } from '../../test/flows/support/site-page.mjs';
import { exitWith } from '../problem.mjs';
import { benchSteps, clickOn, moveTo, nothing } from './steps.mjs';

/** @type {Record<string, import('./steps.mjs').Step>} */
const STEPS = {
	'the page': { at: null, act: nothing },
	'the menu': { at: '[data-island="menu"] a', act: moveTo },
	'an anchor': { at: 'a[href="#below"]', act: clickOn },
	'a popup': { at: 'a[href^="#elementor-action"]', act: clickOn },
	'closed again': { at: null, act: (page) => page.keyboard.press('Escape') },
	'the search': { at: '[data-island="search"] input[type="search"]', act: clickOn },
};

await benchSteps({ kind: {}, pathOf: writeSitePage, steps: STEPS }).catch(exitWith);
