#!/usr/bin/env node
/**
 * `npm run zip`: creates dist/storefront-islands-VERSION.zip, which WordPress installs by upload. The zip is
 * reproducible: the same sources result in the same bytes. Refused while a text waits for its translation.
 */
import { ensureTranslated } from './i18n/release.mjs';
import { exitWith } from './problem.mjs';
import { writeZip } from './zip/write.mjs';

try {
	ensureTranslated();
	await writeZip();
} catch (error) {
	exitWith(error);
}
