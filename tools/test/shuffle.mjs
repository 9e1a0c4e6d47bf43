/**
 * A random order of the flows' files. Playwright runs files by name and has no order of its own, but runs projects one after
 * another: each width is divided into projects of random files. A seed gives the same order again.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { inProject } from '../paths.mjs';

/** Each project starts new workers, which open shops: some seconds. */
const PROJECTS_PER_WIDTH = 8;

const rankOf = (seed, file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');

/**
 * Divides files into groups of about the same size.
 *
 * @type {(files: string[], seed: string) => string[][]}
 */
export const shuffled = (files, seed) => {
	const inOrder = files.toSorted((one, other) =>
		rankOf(seed, one) < rankOf(seed, other) ? -1 : 1,
	);
	const size = Math.ceil(files.length / PROJECTS_PER_WIDTH);
	return Array.from({ length: PROJECTS_PER_WIDTH }, (_, group) =>
		inOrder.slice(group * size, (group + 1) * size),
	);
};

const everyFile = () =>
	readdirSync(inProject('test/flows'), { recursive: true }).filter((path) =>
		path.endsWith('.flow.mjs'),
	);

/**
 * @param {string | undefined} seed FLOW_ORDER; undefined for the order of names.
 * @returns {{suffix: string, testMatch: string[]}[]} What a width's projects are called after their width, and their files.
 */
export const projectsOfWidth = (seed) =>
	seed === undefined
		? [{ suffix: '', testMatch: ['**/*.flow.mjs'] }]
		: shuffled(everyFile(), seed).map((files, group) => ({
				suffix: `-${group + 1}`,
				testMatch: files.map((file) => `**/flows/${file}`),
			}));
