/** Tests that scripts of two versions of the plugin, of which a cache may hold some, do not run with each other's modules. */
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { ensureBuild } from '../../tools/build.mjs';
import { BUILD } from '../../tools/paths.mjs';
import { sourceKey } from '../../tools/source-key.mjs';

await ensureBuild(console.log);

const KEY = sourceKey().slice(0, 8);

/** Runs scripts on a page, and returns what runs of them: the names of WordPress's scripts that their modules ask for. */
const run = async (scripts) => {
	const asked = [];
	const page = {};
	page.window = page.self = page;
	page.storefrontIslands = {};
	page.wp = new Proxy(
		{},
		{
			get: (_, name) => {
				asked.push(name);
				return new Proxy({}, { get: () => () => ({}) });
			},
		},
	);
	for (const code of scripts) {
		try {
			runInNewContext(code, page);
		} catch {
			// There is no document.
		}
	}
	return asked;
};

const read = (name) => readFile(join(BUILD, name), 'utf8');
const ofOtherVersion = (code) => code.replaceAll(KEY, '00000000');

test('a script of another version finds none of the shared modules, whose ids stand for others', async () => {
	for (const [shared, member] of [
		['shared.js', 'cart.js'],
		['catalogue.js', 'filter-list.js'],
	]) {
		const scripts = [await read(shared), await read(member)];
		assert.notDeepEqual(await run(scripts), [], member);
		assert.deepEqual(await run([ofOtherVersion(scripts[0]), scripts[1]]), [], member);
	}
});

test('chunks, too, belong to one version', async () => {
	const chunks = (await readdir(BUILD)).filter((name) => /\.[0-9a-f]{8}\.js$/.test(name));
	assert.ok(chunks.length > 0);
	for (const name of chunks) {
		assert.ok((await read(name)).includes(KEY), name);
	}
});
