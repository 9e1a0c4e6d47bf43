/** Runs a journey: after each step the shop must hold what the model says. */
import { Broken } from './broken.mjs';
import { compare } from './compare.mjs';
import { KINDS } from './kinds.mjs';
import { beginning } from './model.mjs';

/** @typedef {import('./generate.mjs').Step} Step */

/**
 * @typedef {object} Result
 * @property {Step[]} done Steps that were possible, the last of them the failed one.
 * @property {{rule: string, text: string} | null} failure
 */

const isPlayed = (world, model, step) =>
	KINDS[step.kind].isPossible(model, step) &&
	!(world.withoutPlugin && KINDS[step.kind].needsPlugin?.(step));

const play = async (world, model, step) => {
	const next = await KINDS[step.kind].act(world, model, step);
	const differences = compare(next, await world.look());
	if (differences.length > 0) {
		const [{ rule }] = differences;
		throw new Broken(rule, differences.map(({ text }) => text).join('\n     '));
	}
	return next;
};

/**
 * @param {Awaited<ReturnType<import('./stage.mjs').openStage>>} stage
 * @param {readonly Step[]} steps
 * @param {number} place
 * @returns {Promise<Result>}
 */
export const runJourney = async (stage, steps, place) => {
	const world = await stage.begin(place);
	const done = [];
	let model = beginning();
	await world.look();
	for (const step of steps) {
		if (isPlayed(world, model, step)) {
			done.push(step);
			try {
				model = await play(world, model, step);
			} catch (error) {
				const rule = error instanceof Broken ? error.rule : 'error';
				return {
					done,
					failure: { rule, text: error instanceof Broken ? error.message : error.stack },
				};
			}
		}
	}
	return { done, failure: null };
};

/** Returns a journey as a numbered list in plain words. */
export const describe = (steps) =>
	steps.map((step, index) => `${String(index + 1).padStart(3)}. ${KINDS[step.kind].say(step)}`);
