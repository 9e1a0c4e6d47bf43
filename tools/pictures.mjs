#!/usr/bin/env node
/**
 * `npm run pictures`: pictures of the plugin's screens in several themes, beside WooCommerce's own. They are to be
 * looked at: nothing is compared. See tools/pictures/options.mjs for the options.
 */
import { argv } from 'node:process';
import { ensureInstalled } from './installed.mjs';
import { inProject } from './paths.mjs';
import { readOptions, USAGE } from './pictures/options.mjs';
import { exitWith } from './problem.mjs';

const picture = async ({ help, wordpress, woocommerce, themes: folder, out, names }) => {
	if (help) {
		console.log(USAGE);
		return;
	}
	ensureInstalled();
	// Import packages, so they are imported only after those are known to be installed.
	const { launchBrowser } = await import('./browser.mjs');
	const { describeSources, findSources } = await import('./start/site/sources.mjs');
	const { startShop } = await import('./start/shop.mjs');
	const { choose } = await import('./pictures/choice.mjs');
	const { writeGallery } = await import('./pictures/gallery.mjs');
	const { writePages } = await import('./pictures/pages.mjs');
	const { SCREENS } = await import('./pictures/screens.mjs');
	const { takePictures } = await import('./pictures/take.mjs');
	const { findThemes } = await import('./pictures/themes.mjs');

	const sources = findSources({ wordpress, woocommerce });
	const found = findThemes(sources.wordpress, folder);
	if (found.missing.length > 0) {
		console.log(`Left out, as no folder has them: ${found.missing.join(', ')}`);
	}
	const { themes, screens } = choose(names, found.themes, SCREENS);
	const shop = await startShop({
		wordpress,
		woocommerce,
		isQuick: true,
		muPlugins: [inProject('tools/pictures/mu-plugin.php')],
		say: console.log,
	});
	const browser = await launchBrowser();
	const pictures = [];
	try {
		await writePages(shop);
		for (const { name, theme } of themes) {
			await shop.useTheme(theme);
			pictures.push(
				...(await takePictures({ browser, shop, theme: name, screens, out, say: console.log })),
			);
			console.log(`See ${writeGallery(out, pictures, describeSources(sources))}`);
		}
	} finally {
		await browser.close();
		await shop.stop();
	}
	process.exitCode = pictures.some(({ problems }) => problems.length > 0) ? 1 : 0;
};

try {
	await picture(readOptions(argv.slice(2)));
} catch (error) {
	exitWith(error);
}
