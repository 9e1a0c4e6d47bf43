#!/usr/bin/env node
/**
 * `npm run release`: writes the zip of a version that may be published. Refused while a text waits for its translation,
 * a part of `npm run test:full` (advisories among them) has not passed at this commit, or the version is not the same
 * everywhere.
 */
import { readFileSync } from 'node:fs';
import { ensureTranslated } from './i18n/release.mjs';
import { cleanCommit } from './git.mjs';
import { inProject } from './paths.mjs';
import { pluginFiles } from './plugin-files.mjs';
import { exitWith, Problem } from './problem.mjs';
import { obstaclesOf } from './release/obstacles.mjs';
import { readPassed } from './test/full-record.mjs';
import { PARTS } from './test/steps.mjs';
import { writeZip } from './zip/write.mjs';
import { versionOf } from './zip/version.mjs';

try {
	ensureTranslated();
	const obstacles = obstaclesOf({
		version: versionOf([...pluginFiles({ maps: false, isBuilt: false })]),
		changelog: readFileSync(inProject('CHANGELOG.md'), 'utf8'),
		commit: cleanCommit(),
		parts: PARTS.map(({ name }) => name),
		passed: readPassed(),
	});
	if (obstacles.length > 0) {
		throw new Problem(obstacles.join('\n'));
	}
	await writeZip();
} catch (error) {
	exitWith(error);
}
