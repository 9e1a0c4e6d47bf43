/** Takes all pictures of one theme. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heightOf, layOut, shootSide, WIDTHS } from './shoot.mjs';
import { fillCart } from './store.mjs';

/**
 * @typedef {object} Picture
 * @property {string} theme
 * @property {string} screen
 * @property {number} width
 * @property {number[]} heights Heights of both sides.
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

/** Takes a screen's pictures on each side. */
const shootScreen = async (visitors, shop, { isOverlay = false, ...sides }) => {
	const shots = [];
	for (const { title, side, context } of visitors) {
		shots.push({ title, ...(await shootSide(context, shop.url, sides[side], isOverlay)) });
	}
	return shots;
};

/** Sides of a picture: each has a visitor of its own, so that what is typed into one checkout is not in the other. */
const SIDES = [
	{ side: 'ours', title: 'Ours' },
	{ side: 'its', title: 'WooCommerce’s' },
];

const newVisitors = async (browser, shop) => {
	const visitors = [];
	for (const entry of shop.isWooCommerce ? SIDES : SIDES.slice(0, 1)) {
		visitors.push({ ...entry, context: await newVisitor(browser, shop.url) });
	}
	return visitors;
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
	const visitors = await newVisitors(browser, shop);
	for (const screen of screens) {
		const shots = await shootScreen(visitors, shop, screen);
		const problems = shots.flatMap(({ title, problems: ofSide }) =>
			ofSide.map((problem) => `${title}: ${problem}`),
		);
		for (const width of WIDTHS) {
			const file = `${folder}/${screen.name}-${width}.png`;
			const sides = shots.map((shot) => [shot.title, shot.pictures.get(width)]);
			const heights = sides.map(([, picture]) => heightOf(picture));
			writeFileSync(join(out, file), await layOut(browser, sides, width));
			pictures.push({ theme, screen: screen.name, width, heights, file, problems });
			say(`${file}: ${heights.map((height) => `${height} px`).join(' beside ')}`);
		}
		problems.forEach((problem) => say(`PROBLEM ${theme}, ${screen.name}: ${problem}`));
	}
	await Promise.all(visitors.map(({ context }) => context.close()));
	return pictures;
};
