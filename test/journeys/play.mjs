/** Plays random journeys until the time is over, cuts those that fail, and reports. */
import { readFileSync } from 'node:fs';
import { generate } from './generate.mjs';
import { missingPackages } from '../../tools/start/stack/programs.mjs';
import { launchBrowser, withBrowser } from './browser.mjs';
import { BROWSER_KINDS, HTTP_KINDS, KINDS, OPENINGS } from './kinds.mjs';
import { createReport } from './report.mjs';
import { describe, runJourney } from './run.mjs';
import { shorten } from './shorten.mjs';
import { openStage } from './stage.mjs';

/** Most runs that cutting one journey may take. */
const MOST_RUNS = 80;

/** Cuts a failed journey: to fewer steps after which the same rule breaks. */
const cut = async (run, { done, failure }) => {
	let last = { done, failure };
	let runs = 0;
	const fails = async (steps) => {
		runs += 1;
		const result = runs > MOST_RUNS ? null : await run(steps);
		const isSame = result?.failure?.rule === failure.rule;
		last = isSame ? result : last;
		return isSame;
	};
	await shorten(done, fails);
	return last;
};

/** Kinds of steps and the beginning of journeys. */
const HTTP = { kinds: HTTP_KINDS, opening: OPENINGS.http };
const BROWSER = { kinds: BROWSER_KINDS, opening: OPENINGS.browser };

const stepsOf = (seed, { kinds, opening }, { steps, without }) =>
	generate(seed, kinds, steps, opening).filter((step) => {
		const words = KINDS[step.kind].say(step);
		return !without.some((text) => words.includes(text));
	});

/** Returns a function that runs a journey by HTTP. */
const byHttp = (stage, place) => async (steps) => runJourney(await stage.begin(place), steps);

/** Returns a function that runs a journey in a browser. */
const inBrowser = (stage, browser) => async (steps) => {
	const world = await stage.begin(0);
	const close = await withBrowser(browser, world);
	try {
		return await runJourney(world, steps);
	} finally {
		await close();
	}
};

const isForBrowser = (steps) => steps.some(({ kind }) => kind.startsWith('browser'));

/** Calls a function with a browser. */
const whileOpen = async (work) => {
	const browser = await launchBrowser();
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
};

const replay = async (stage, file) => {
	const steps = JSON.parse(readFileSync(file, 'utf8'));
	const { done, failure } = isForBrowser(steps)
		? await whileOpen((browser) => inBrowser(stage, browser)(steps))
		: await byHttp(stage, 0)(steps);
	console.log(describe(done).join('\n'));
	console.log(failure === null ? 'No failure.' : `   → ${failure.rule}: ${failure.text}`);
	return failure === null;
};

/** Plays the journey of a seed. */
const playOne = async (run, seed, sort, options, report) => {
	const result = await run(stepsOf(seed, sort, options));
	report.played(result);
	if (result.failure !== null && report.isNew(result)) {
		report.found(seed, result);
		report.failed(await cut(run, result));
	}
};

const playRandom = async (stage, options, report) => {
	const until = Date.now() + options.minutes * 60_000;
	let started = 0;
	const player = async (_, place) => {
		while (Date.now() < until && started < options.journeys) {
			started += 1;
			const seed = options.seed + started - 1;
			await playOne(byHttp(stage, place), seed, HTTP, options, report);
		}
	};
	await Promise.all(Array.from({ length: options.atOnce }, player));
};

const playInBrowser = (stage, options, report) =>
	whileOpen(async (browser) => {
		for (let number = 0; number < options.browser; number += 1) {
			const run = inBrowser(stage, browser);
			await playOne(run, options.seed + number, BROWSER, options, report);
		}
	});

/**
 * @param {ReturnType<typeof import('../../tools/journeys/options.mjs').readOptions>} options
 * @returns {Promise<boolean>} True if no journey failed.
 */
export const playJourneys = async (options) => {
	const stack = options.stack ?? (missingPackages().length > 0 ? 'local' : 'production');
	console.log(`Opening the shop (${stack} stack) …`);
	const stage = await openStage({ ...options.sources, stack }, options.withoutPlugin);
	try {
		if (options.replay !== undefined) {
			return await replay(stage, options.replay);
		}
		const report = createReport(options.seed);
		await playRandom(stage, options, report);
		if (options.browser > 0 && !options.withoutPlugin) {
			await playInBrowser(stage, options, report);
		}
		return report.end();
	} finally {
		await stage.stop();
	}
};
