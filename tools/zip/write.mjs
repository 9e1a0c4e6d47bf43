/** Writes dist/storefront-islands-VERSION.zip. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureBuild } from '../build.mjs';
import { root } from '../paths.mjs';
import { pluginZip } from './plugin-zip.mjs';

export const writeZip = async () => {
	await ensureBuild(console.log);
	const { file, bytes } = pluginZip();
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes);
	console.log(`${file.slice(root.length + 1)}: ${Math.round(bytes.length / 1024)} KB`);
};
