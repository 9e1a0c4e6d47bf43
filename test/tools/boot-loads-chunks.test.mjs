/** Tests that a chunk is loaded whenever it is asked for: as the page is read, too, before boot has run. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { BootLoadsChunksPlugin } from '../../tools/webpack/boot-loads-chunks.mjs';

const ENTRY = `self.ask = () => import(/* webpackChunkName: "part" */ './part.js').then(({ value }) => value);`;

/** Builds a script with one chunk. Resolves to the code of both. */
const build = async (folder) => {
	writeFileSync(join(folder, 'entry.js'), ENTRY);
	writeFileSync(join(folder, 'part.js'), `export const value = 'here';`);
	await new Promise((resolve, reject) => {
		webpack(
			{
				mode: 'production',
				context: folder,
				entry: './entry.js',
				output: { path: folder, filename: 'main.js', chunkFilename: '[name].js', publicPath: '' },
				plugins: [new BootLoadsChunksPlugin()],
			},
			(error, stats) =>
				error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
		);
	});
	return ['main.js', 'part.js'].map((name) => readFileSync(join(folder, name), 'utf8'));
};

/** Opens a page with the script; `boot` gives it what the boot script does, with answers to chunks in turn. */
const open = (main, part) => {
	const asked = [];
	const page = createContext({ setTimeout, storefrontIslands: {} });
	runInContext('self = window = globalThis', page);
	runInContext(main, page);
	const boot = (...answers) => {
		page.storefrontIslands = {
			build: '/build/',
			run: async (url) => {
				asked.push(url);
				if (answers.shift() === 'fails') {
					throw new Error('Did not run');
				}
				runInContext(part, page);
			},
		};
	};
	return { ask: () => page.ask(), asked, boot };
};

const withBuild = async (check) => {
	const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
	try {
		await check(...(await build(folder)));
	} finally {
		rmSync(folder, { recursive: true });
	}
};

test('a chunk comes when it is asked for before boot has run', () =>
	withBuild(async (main, part) => {
		const { ask, asked, boot } = open(main, part);
		const early = ask();
		await pause(120);
		boot();
		assert.equal(await Promise.race([early, pause(2000, 'never came')]), 'here');
		assert.equal(await ask(), 'here');
		assert.deepEqual(asked, ['/build/part.js'], 'asked for once');
	}));

test('a chunk that fails is asked for again', () =>
	withBuild(async (main, part) => {
		const { ask, asked, boot } = open(main, part);
		boot('fails');
		await assert.rejects(ask(), /Did not run/);
		assert.equal(await ask(), 'here');
		assert.equal(asked.length, 2);
	}));
