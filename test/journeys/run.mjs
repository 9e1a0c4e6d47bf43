/** Runs a journey: after each step the shop must hold what the model says. */
import { Broken } from './broken.mjs';
import { afterStock, compare, compareUnchanged } from './compare.mjs';
import { KINDS } from './kinds.mjs';
import { beginning } from './model.mjs';

/** @typedef {import('./generate.mjs').Step} Step */

/**
 * @typedef {object} Result
 * @property {Step[]} done Steps that were possible, the last of them the failed one.
 * @property {{rule: string, text: string} | null} failure
 */

const isPlayed = (world, model, step) =>
	(KINDS[step.kind].isPossible?.(model, step) ?? true) &&
	!(world.withoutPlugin && KINDS[step.kind].needsPlugin?.(step));

/**
 * Fails if the shop holds something else than the model, or if a step has changed something that may not.
 *
 * @returns {Promise<{seen: import('./compare.mjs').Seen, model: import('./model.mjs').Model}>} The model with what the
 *   stock has taken.
 */
const check = async (world, model, step, before) => {
	const seen = await world.look();
	const expected = afterStock(model, seen);
	const differences = [
		...compare(expected, seen),
		...(KINDS[step.kind].changesNothing?.(step) ? compareUnchanged(before, seen) : []),
	];
	if (differences.length > 0) {
		const [{ rule }] = differences;
		throw new Broken(rule, differences.map(({ text }) => text).join('\n     '));
	}
	return { seen, model: expected };
};

const failureOf = (error) =>
	error instanceof Broken
		? { rule: error.rule, text: error.message }
		: { rule: 'error', text: error.stack };

/**
 * @param {import('./stage.mjs').World} world
 * @param {readonly Step[]} steps
 * @returns {Promise<Result>}
 */
export const runJourney = async (world, steps) => {
	const done = [];
	let model = beginning();
	let seen = await world.look();
	for (const step of steps) {
		if (isPlayed(world, model, step)) {
			done.push(step);
			try {
				const changed = await KINDS[step.kind].act(world, model, step);
				({ seen, model } = await check(world, changed, step, seen));
			} catch (error) {
				return { done, failure: failureOf(error) };
			}
		}
	}
	return { done, failure: null };
};

/** Returns a journey as a numbered list in plain words. */
export const describe = (steps) =>
	steps.map((step, index) => `${String(index + 1).padStart(3)}. ${KINDS[step.kind].say(step)}`);
