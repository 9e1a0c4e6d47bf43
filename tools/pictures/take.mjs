/** Takes all pictures of one theme. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut, shootSide, WIDTHS } from './shoot.mjs';
import { fillCart } from './store.mjs';

/**
 * @typedef {object} Picture
 * @property {string} theme
 * @property {string} screen
 * @property {number} width
 * @property {string} file Path below the folder of the pictures.
 * @property {string[]} problems What kept a page from the state that the picture should show.
 */

/** Opens a visitor's window with a filled cart. */
const newVisitor = async (browser, url) => {
	const context = await browser.newContext({ reducedMotion: 'reduce' });
	await context.route(
		(address) => !address.href.startsWith(url),
		(route) => route.abort(),
	);
	await fillCart(context.request, url);
	return context;
};

/** Takes both sides of a screen, each as a visitor of its own: what is typed into one checkout is not in the other. */
const shootScreen = async (browser, shop, { ours, its, isOverlay = false }) => {
	const sides = [['Ours', ours], ...(shop.isWooCommerce ? [['WooCommerce’s', its]] : [])];
	const shots = [];
	for (const [title, side] of sides) {
		const context = await newVisitor(browser, shop.url);
		try {
			shots.push({ title, ...(await shootSide(context, shop.url, side, isOverlay)) });
		} finally {
			await context.close();
		}
	}
	return shots;
};

/**
 * Takes the pictures of the theme that the shop is in, and writes them as THEME/SCREEN-WIDTH.png.
 *
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {import('../start/shop.mjs').Shop} options.shop
 * @param {string} options.theme Name of the theme.
 * @param {readonly import('./screens.mjs').Screen[]} options.screens
 * @param {string} options.out Folder of the pictures.
 * @param {(line: string) => void} options.say
 * @returns {Promise<Picture[]>}
 */
export const takePictures = async ({ browser, shop, theme, screens, out, say }) => {
	const folder = theme.toLowerCase().replaceAll('/', '-');
	mkdirSync(join(out, folder), { recursive: true });
	const pictures = [];
	for (const screen of screens) {
		const shots = await shootScreen(browser, shop, screen);
		const problems = shots.flatMap(({ title, problems: ofSide }) =>
			ofSide.map((problem) => `${title}: ${problem}`),
		);
		for (const width of WIDTHS) {
			const file = `${folder}/${screen.name}-${width}.png`;
			const sides = shots.map((shot) => [shot.title, shot.pictures.get(width)]);
			writeFileSync(join(out, file), await layOut(browser, sides, width));
			pictures.push({ theme, screen: screen.name, width, file, problems });
		}
		say(`${theme}: ${screen.name}${problems.map((problem) => ` – ${problem}`).join('')}`);
	}
	return pictures;
};
