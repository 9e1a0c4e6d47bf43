#!/usr/bin/env node
/**
 * Writes the pictures of docs/gallery.md, one for each theme: cart, checkout and drawer, WooCommerce's, the plugin's
 * before and now.
 *
 *   node tools/gallery.mjs BEFORE NOW
 *
 * BEFORE and NOW: folders that `npm run pictures -- --woocommerce=DIR --out=FOLDER` wrote, from an older and from the
 * present state of the plugin.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { ensureInstalled } from './installed.mjs';
import { inProject } from './paths.mjs';
import { compositeOf, themesIn } from './pictures/composite.mjs';
import { exitWith, Problem } from './problem.mjs';

/** The repository keeps them, so each is this small. */
const MOST_BYTES = 200_000;
const QUALITIES = [70, 60, 50, 40, 30, 20];

/** Takes the picture in the best quality that is small enough. */
const shoot = async (page) => {
	for (const quality of QUALITIES) {
		const picture = await page.screenshot({ type: 'jpeg', quality, fullPage: true });
		if (picture.length <= MOST_BYTES) {
			return picture;
		}
	}
	throw new Problem(`A picture has more than ${MOST_BYTES} bytes.`);
};

const write = async ([before, now]) => {
	if (now === undefined) {
		throw new Problem('Usage: node tools/gallery.mjs BEFORE NOW');
	}
	ensureInstalled();
	// Imports a package, so it is imported only after that is known to be installed.
	const { launchBrowser } = await import('./browser.mjs');
	const out = inProject('docs/images/gallery');
	mkdirSync(out, { recursive: true });
	const browser = await launchBrowser();
	try {
		const page = await browser.newPage({ viewport: { width: 1536, height: 900 } });
		for (const theme of themesIn(now)) {
			await page.setContent(compositeOf(theme, { before, now }));
			await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
			const picture = await shoot(page);
			const file = `${theme.toLowerCase().replaceAll('/', '-')}.jpg`;
			writeFileSync(join(out, file), picture);
			console.log(`${file}: ${picture.length} bytes`);
		}
	} finally {
		await browser.close();
	}
};

try {
	await write(argv.slice(2));
} catch (error) {
	exitWith(error);
}
