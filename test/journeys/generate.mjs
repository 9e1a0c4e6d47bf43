/** Makes random journeys. The same seed makes the same journey. */
import { randomNumbers } from '../support/random.mjs';

/** @typedef {{kind: string} & Record<string, string | number>} Step Plain data, so that a journey can be kept as a test. */

/**
 * @typedef {object} Random
 * @property {(below: number) => number} below A whole number from 0.
 * @property {<Value>(values: readonly Value[]) => Value} pick
 * @property {<Value>(values: readonly Value[]) => Value} favour Picks the journey's favourite more often: steps that have
 *   nothing to do with each other find little.
 */

/** @returns {Random} */
export const createRandom = (seed) => {
	const next = randomNumbers(seed);
	const below = (limit) => Math.floor(next() * limit);
	const pick = (values) => values[below(values.length)];
	const favourite = next();
	return {
		below,
		pick,
		favour: (values) =>
			below(3) > 0 ? values[Math.floor(favourite * values.length)] : pick(values),
	};
};

/** Factors of the weights in a journey: each journey does some things often and others never. */
const FACTORS = [0, 1, 1, 1, 3];

/**
 * @param {number} seed
 * @param {Record<string, {weight: number, draw: (random: Random) => Record<string, string | number>}>} kinds
 * @param {number} most Greatest number of steps.
 * @param {readonly string[]} opening Kinds of steps that most journeys begin with.
 * @returns {Step[]}
 */
export const generate = (seed, kinds, most, opening = []) => {
	const random = createRandom(seed);
	const lot = Object.entries(kinds).flatMap(([kind, { weight }]) =>
		Array(weight * random.pick(FACTORS)).fill(kind),
	);
	const length = Math.ceil(most / 2) + random.below(most / 2);
	return [
		...opening.filter(() => random.below(3) > 0),
		...Array.from({ length }, () => random.pick(lot)),
	].map((kind) => ({ kind, ...kinds[kind].draw(random) }));
};
