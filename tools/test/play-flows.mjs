/**
 * Finds the browser flows of test/flows and plays them, each as a new visitor: two at a time where there are two
 * processors, on shops of their own. Those that measure time come last, alone.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { registeredFlows } from '../../test/flows/support/flow.mjs';
import { collectPageErrors } from '../../test/flows/support/page-errors.mjs';
import { launchBrowser } from '../browser.mjs';
import { filesBelow } from '../files.mjs';
import { CACHE } from '../paths.mjs';
import { findNginx } from './nginx.mjs';

const STAGES = Math.min(2, availableParallelism());
const HEIGHT = 900;
const PATIENCE_MS = 15_000;
const PICTURES = join(CACHE, 'flows');

/** @typedef {import('../../test/flows/support/flow.mjs').Flow & {title: string}} TitledFlow */

/**
 * The flows below a folder, with the name of their file before their own.
 *
 * @param {string} folder
 * @returns {Promise<TitledFlow[]>}
 */
export const loadFlows = async (folder) => {
	const found = [];
	for (const file of filesBelow(folder).filter((path) => /\.flow\.mjs$/.test(path))) {
		const before = registeredFlows().length;
		await import(file);
		const title = basename(file, '.flow.mjs');
		for (const flow of registeredFlows().slice(before)) {
			found.push({ ...flow, title: `${title}: ${flow.name}` });
		}
	}
	return found;
};

/** @param {string[]} names Parts of titles; none for every flow. */
export const isNamed =
	(names) =>
	(/** @type {TitledFlow} */ { title }) =>
		names.length === 0 || names.some((name) => title.includes(name));

const play = async (browser, shop, flow, width) => {
	const context = await browser.newContext({
		viewport: { width, height: HEIGHT },
		javaScriptEnabled: flow.options.javascript ?? true,
		hasTouch: width < 768,
		baseURL: shop.url,
	});
	context.setDefaultTimeout(PATIENCE_MS);
	const errors = collectPageErrors();
	const page = await context.newPage();
	errors.watch(page);
	try {
		await flow.run({
			page,
			context,
			browser,
			shop,
			width,
			watchPage: errors.watch,
			expectError: errors.expect,
		});
		if (errors.unexpected().length > 0) {
			throw new Error('There were errors on the page.');
		}
	} catch (error) {
		mkdirSync(PICTURES, { recursive: true });
		const picture = join(PICTURES, `${flow.title.replace(/\W+/g, '-')}-${width}.png`);
		await page.screenshot({ path: picture }).catch(() => {});
		throw new Error([error.stack, `Picture: ${picture}`, ...errors.unexpected()].join('\n'), {
			cause: error,
		});
	} finally {
		await context.close();
	}
};

/**
 * Plays a flow; one that fails is played once more, as a busy machine can spoil a timing, and named UNSTEADY when it
 * passes then: never in silence.
 */
const playSteadily = async (browser, shop, flow, width) => {
	try {
		await play(browser, shop, flow, width);
	} catch (error) {
		await play(browser, shop, flow, width);
		console.log(
			`UNSTEADY ${flow.title} at ${width} passed at the second try only\n${error.message}`,
		);
	}
};

/** @typedef {{flow: TitledFlow, width: number}} Performance */
/** @typedef {{passed: number, failed: number}} Counts */
/** @typedef {() => ReturnType<typeof import('./shops.mjs').makeShops>} MakeShops */

/**
 * Plays what is next until nothing is left, and says what comes of each.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Performance[]} performances Shared with other stages; each is played on one.
 * @param {MakeShops} makeShops
 * @returns {Promise<Counts>}
 */
const playOnOneStage = async (browser, performances, makeShops) => {
	const shops = makeShops();
	const counts = { passed: 0, failed: 0 };
	try {
		for (let next = performances.shift(); next; next = performances.shift()) {
			const { flow, width } = next;
			try {
				const shop = await shops.get(flow.options.shop);
				const began = Date.now();
				await playSteadily(browser, shop, flow, width);
				counts.passed += 1;
				console.log(`ok   ${flow.title} at ${width} (${Date.now() - began} ms)`);
			} catch (error) {
				counts.failed += 1;
				console.log(`FAIL ${flow.title} at ${width}\n${error.message}`);
			}
		}
	} finally {
		await shops.stopAll();
	}
	return counts;
};

const isPlayable = ({ title, options }) => {
	const lacksNginx = options.shop?.isCached === true && findNginx() === null;
	if (lacksNginx) {
		console.log(`SKIPPED ${title}: this machine lacks nginx`);
	}
	return !lacksNginx;
};

/**
 * Plays flows at each width that makes sense for them, says what comes of each, and counts at the end.
 *
 * @param {TitledFlow[]} flows
 * @param {number[]} widths
 * @param {MakeShops} makeShops
 * @returns {Promise<Counts>}
 */
export const playFlows = async (flows, widths, makeShops) => {
	/** @returns {Performance[]} */
	const performancesOf = (some) =>
		some.flatMap((flow) =>
			widths
				.filter((width) => flow.options.widths?.includes(width) ?? true)
				.map((width) => ({ flow, width })),
		);
	const isAlone = ({ options }) => options.alone === true;
	const playable = flows.filter(isPlayable);
	const together = performancesOf(playable.filter((flow) => !isAlone(flow)));
	const alone = performancesOf(playable.filter(isAlone));
	const browser = await launchBrowser();
	try {
		const results = await Promise.all(
			Array.from({ length: STAGES }, () => playOnOneStage(browser, together, makeShops)),
		);
		results.push(await playOnOneStage(browser, alone, makeShops));
		return results.reduce((sum, { passed, failed }) => ({
			passed: sum.passed + passed,
			failed: sum.failed + failed,
		}));
	} finally {
		await browser.close();
	}
};
