#!/usr/bin/env node
/**
 * `npm run zip`: creates dist/storefront-islands-VERSION.zip, which WordPress installs by upload. The zip is
 * reproducible: the same sources result in the same bytes. Refused while a text waits for its translation.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensureTranslated } from './i18n/release.mjs';
import { root } from './paths.mjs';
import { exitWith } from './problem.mjs';
import { pluginZip } from './zip/plugin-zip.mjs';

try {
	ensureTranslated();
	await ensureBuild(console.log);
	const { file, bytes } = pluginZip();
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes);
	console.log(`${file.slice(root.length + 1)}: ${Math.round(bytes.length / 1024)} KB`);
} catch (error) {
	exitWith(error);
}
