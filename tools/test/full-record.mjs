/** Remembers which parts of `npm run test:full` have passed at which commit: `npm run release` asks for all of them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../paths.mjs';

const FILE = join(CACHE, 'test-full.json');

/** @returns {Record<string, string>} Part → commit at which it has passed. */
export const readPassed = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/**
 * @param {string} commit
 * @param {import('./counts.mjs').Row[]} rows Parts that have run. One that has failed or skipped a test is forgotten.
 */
export const recordPassed = (commit, rows) => {
	const ran = new Set(rows.map(({ name }) => name));
	const passed = Object.fromEntries([
		...Object.entries(readPassed()).filter(([name]) => !ran.has(name)),
		...rows
			.filter(({ counts }) => counts.failed === 0 && counts.skipped === 0)
			.map(({ name }) => [name, commit]),
	]);
	mkdirSync(CACHE, { recursive: true });
	writeFileSync(FILE, JSON.stringify(passed, null, '\t'));
};
