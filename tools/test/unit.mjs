#!/usr/bin/env node
/**
 * Runs jest and says its result in the one line that all steps end with.
 *
 *   node tools/test/unit.mjs [jest's arguments]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { inProject, root } from '../paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-jest-'));
const report = join(folder, 'report.json');
const child = spawn(
	execPath,
	[
		inProject('node_modules/jest/bin/jest.js'),
		'--json',
		`--outputFile=${report}`,
		...argv.slice(2),
	],
	{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
const [code] = await once(child, 'close');
const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } =
	JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });
const skipped = numPendingTests + numTodoTests;
console.log(
	`${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = code ?? 1;
