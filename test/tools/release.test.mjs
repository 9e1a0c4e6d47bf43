/** Tests what keeps a version from being released. */
import { deepStrictEqual } from 'node:assert';
import { test } from 'node:test';
import { obstaclesOf } from '../../tools/release/obstacles.mjs';

const READY = {
	version: '1.2.0',
	changelog: '# Changelog\n\n## [1.2.0] - 2026-11-27\n\n- Everything.\n',
	commit: 'abc',
	parts: ['unit', 'audit'],
	passed: { unit: 'abc', audit: 'abc' },
};

test('a version whose tests have passed at this commit is released', () => {
	deepStrictEqual(obstaclesOf(READY), []);
});

test('a part that passed at an older commit, or never, has to pass first', () => {
	deepStrictEqual(obstaclesOf({ ...READY, passed: { unit: 'old' } }), [
		'Not passed at this commit: npm run test:full -- --part=unit --part=audit',
	]);
});

test('changes that are not committed, and a version without an entry, are named', () => {
	deepStrictEqual(obstaclesOf({ ...READY, commit: null, changelog: '## [1.2.0] - Unreleased' }), [
		'Files are not committed.',
		'CHANGELOG.md has no heading "## [1.2.0] - " with a date.',
	]);
});
