/** Plays random journeys until the time is over, cuts those that fail, and reports. */
import { readFileSync } from 'node:fs';
import { generate } from './generate.mjs';
import { KINDS } from './kinds.mjs';
import { createReport } from './report.mjs';
import { describe, runJourney } from './run.mjs';
import { shorten } from './shorten.mjs';
import { openStage } from './stage.mjs';

/** Most runs that cutting one journey may take. */
const MOST_RUNS = 80;

/** Cuts a failed journey: to fewer steps after which the same rule breaks. */
const cut = async (stage, { done, failure }, place) => {
	let last = { done, failure };
	let runs = 0;
	const fails = async (steps) => {
		runs += 1;
		const result = runs > MOST_RUNS ? null : await runJourney(stage, steps, place);
		const isSame = result?.failure?.rule === failure.rule;
		last = isSame ? result : last;
		return isSame;
	};
	await shorten(done, fails);
	return last;
};

const stepsOf = (seed, { steps, without }) =>
	generate(seed, KINDS, steps).filter((step) => {
		const words = KINDS[step.kind].say(step);
		return !without.some((text) => words.includes(text));
	});

const replay = async (stage, file) => {
	const steps = JSON.parse(readFileSync(file, 'utf8'));
	const { done, failure } = await runJourney(stage, steps, 0);
	console.log(describe(done).join('\n'));
	console.log(failure === null ? 'No failure.' : `   → ${failure.rule}: ${failure.text}`);
	return failure === null;
};

const playRandom = async (stage, options, report) => {
	const until = Date.now() + options.minutes * 60_000;
	let started = 0;
	const player = async (_, place) => {
		while (Date.now() < until && started < options.journeys) {
			const seed = options.seed + started;
			started += 1;
			const result = await runJourney(stage, stepsOf(seed, options), place);
			report.played(result);
			if (result.failure !== null && report.isNew(result)) {
				report.failed(seed, await cut(stage, result, place));
			}
		}
	};
	await Promise.all(Array.from({ length: options.atOnce }, player));
};

/**
 * @param {ReturnType<typeof import('../../tools/journeys/options.mjs').readOptions>} options
 * @returns {Promise<boolean>} True if no journey failed.
 */
export const playJourneys = async (options) => {
	console.log(`Opening the shop (${options.sources.stack} stack) …`);
	const stage = await openStage(options.sources, options.withoutPlugin);
	try {
		if (options.replay !== undefined) {
			return await replay(stage, options.replay);
		}
		const report = createReport(options.seed);
		await playRandom(stage, options, report);
		return report.end();
	} finally {
		await stage.stop();
	}
};
