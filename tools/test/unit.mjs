#!/usr/bin/env node
/**
 * Runs jest and prints its result in the summary line that all steps end with.
 *
 *   node tools/test/unit.mjs [--new-seed] [jest's arguments]
 *
 * --new-seed: only property tests and the tests of the queue's model, with a seed that is new in each run: one passed test,
 * or as many failed ones as it finds. FC_SEED=N SEED=N runs only the cases of a seed.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { inProject, root } from '../paths.mjs';
import { describeCounts } from './counts.mjs';

const MODEL = 'test/model/queue.test.ts';
const NEW_SCHEDULES = '500';
/** Timeout for new cases, in milliseconds, as they may take longer. */
const NEW_TIMEOUT_MS = 600_000;
const HIGHEST_SEED = 2 ** 31 - 1;

const runJest = async (args, variables = {}) => {
	const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-jest-'));
	const report = join(folder, 'report.json');
	const jest = inProject('node_modules/jest/bin/jest.js');
	const child = spawn(execPath, [jest, '--json', `--outputFile=${report}`, ...args], {
		cwd: root,
		env: { ...env, ...variables },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(child, 'close');
	const result = JSON.parse(readFileSync(report, 'utf8'));
	rmSync(folder, { recursive: true });
	return {
		code: code ?? 1,
		passed: result.numPassedTests,
		failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
		skipped: result.numPendingTests + result.numTodoTests,
	};
};

const propertyTests = () =>
	['src', 'blocks', 'test']
		.flatMap((folder) =>
			readdirSync(inProject(folder), { recursive: true }).map((path) => join(folder, path)),
		)
		.filter((path) => /\.test\.tsx?$/.test(path))
		.filter((path) => readFileSync(inProject(path), 'utf8').includes(`from 'fast-check'`));

const runNewSeed = async (seed) => {
	const files = [...propertyTests(), MODEL];
	const { code, failed } = await runJest(
		[`--testTimeout=${NEW_TIMEOUT_MS}`, '--runTestsByPath', ...files],
		{
			FC_SEED: seed,
			SEED: seed,
			SCHEDULES: NEW_SCHEDULES,
		},
	);
	if (code !== 0) {
		console.error(`With the new seed: FC_SEED=${seed} SEED=${seed} SCHEDULES=${NEW_SCHEDULES}`);
	}
	return { code, passed: Number(code === 0), failed, skipped: 0 };
};

const NEW_SEED = '--new-seed';
const args = argv.slice(2).filter((arg) => arg !== NEW_SEED);
const runsNewSeed = argv.includes(NEW_SEED) && env.FC_SEED === undefined && env.SEED === undefined;
const seed = String(randomInt(1, HIGHEST_SEED));
if (runsNewSeed) {
	console.log(
		`Note: the new seed of this run is ${seed}; FC_SEED=${seed} SEED=${seed} repeats it.`,
	);
}
const { code, ...counts } = runsNewSeed ? await runNewSeed(seed) : await runJest(args);
console.log(describeCounts(counts));
process.exitCode = code;
