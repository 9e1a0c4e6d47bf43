#!/usr/bin/env node
/**
 * Builds the scripts and styles. The command line always builds, as for a release; `ensureBuild` builds only if the
 * sources have changed. A quick build is functionally the same with slightly larger files, for a shop on this machine.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files.mjs';
import { ensureInstalled } from './installed.mjs';
import { BUILD, CACHE, inProject, root } from './paths.mjs';
import { exitWith, Problem } from './problem.mjs';
import { sourceKey } from './source-key.mjs';

/** Tolerance for file systems that round times down, in milliseconds. */
const CLOCK_GRAIN_MS = 2000;

const KEY_FILE = join(CACHE, 'build.key');

const runWebpack = (isQuick, say) =>
	new Promise((resolve, reject) => {
		const child = fork(inProject('tools/webpack/run.mjs'), isQuick ? ['--quick'] : [], {
			cwd: root,
			// Memory for short-lived objects: with Node's default a tenth of the time goes into collecting them.
			execArgv: ['--max-semi-space-size=64'],
			silent: true,
		});
		let output = '';
		child.stdout.on('data', (data) => (output += data));
		child.stderr.on('data', (data) => (output += data));
		child.on('message', (percent) => say(`Scripts and styles: ${percent} %`));
		child.on('error', reject);
		child.on('close', (code) =>
			code === 0 ? resolve() : reject(new Problem(`The scripts could not be built:\n${output}`)),
		);
	});

/**
 * Removes files of entries that no longer exist: webpack writes every file anew, so they are the ones older than the
 * build.
 */
const removeLeftOvers = (began) => {
	for (const file of filesBelow(BUILD)) {
		if (statSync(file).mtimeMs < began) {
			rmSync(file);
		}
	}
};

/** Content of the key file for a build. */
const record = (key, isQuick) => (isQuick ? `${key} quick` : key);

/**
 * Runs webpack and stores the key of the built sources.
 *
 * @param {(line: string) => void} say Receives progress lines.
 */
const build = async (say, isQuick) => {
	ensureInstalled();
	const key = sourceKey();
	const began = Date.now() - CLOCK_GRAIN_MS;
	say(isQuick ? 'Building scripts and styles …' : 'Building scripts and styles as for a release …');
	await runWebpack(isQuick, say);
	removeLeftOvers(began);
	mkdirSync(CACHE, { recursive: true });
	writeFileSync(KEY_FILE, record(key, isQuick));
	say('Scripts and styles are built.');
};

const isFresh = (isQuickEnough) => {
	if (!existsSync(join(BUILD, 'boot.js')) || !existsSync(KEY_FILE)) {
		return false;
	}
	const found = readFileSync(KEY_FILE, 'utf8');
	const key = sourceKey();
	return found === key || (isQuickEnough && found === record(key, true));
};

/**
 * Builds if build/ is missing or its sources have changed since the last build.
 *
 * @param {(line: string) => void} say Receives progress lines.
 * @param {{isQuick?: boolean}} [options] isQuick: a quick build is sufficient.
 */
export const ensureBuild = async (say, { isQuick = false } = {}) => {
	if (!isFresh(isQuick)) {
		await build(say, isQuick);
	}
};

if (argv[1] === fileURLToPath(import.meta.url)) {
	await build(console.log, false).catch(exitWith);
}
