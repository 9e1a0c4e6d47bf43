/** Lays pictures of one theme, taken from two states of the plugin, into one: WooCommerce's, the plugin's before and now. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAP, heightOf } from './shoot.mjs';

/** Width of a column, in pixels; what was taken at 390 px is half as wide, so that two of them fit into it. */
const COLUMN = 480;
const NARROW = (COLUMN - GAP) / 2;

/** Screens of a composite, row by row, with the widths that they were taken at. */
const ROWS = [
	[['cart', 1280]],
	[['checkout', 1280]],
	[
		['cart', 390],
		['drawer', 390],
	],
];
/** Height in which the narrow pictures are shown: longer ones are cut off. */
const NARROW_HEIGHT = 520;

const COLUMNS = ['WooCommerce’s', 'Before', 'Now'];

/**
 * Where a side is within a picture that `layOut` made.
 *
 * @param {number[]} heights Heights of both sides.
 * @param {number} index
 * @param {number} width Width of each side.
 * @param {number} total Height of the picture.
 */
const placeOf = (heights, index, width, total) => ({
	left: GAP + index * (width + GAP),
	top: total - Math.max(...heights),
	height: heights[index],
});

/** Returns a side of a picture as an element that shows nothing else; empty if there is none. */
const cropped = (folder, entry, index) => {
	const file = entry && join(folder, entry.file);
	if (!file || !existsSync(file) || entry.heights.length <= index) {
		return '';
	}
	const png = readFileSync(file);
	const { left, top, height } = placeOf(entry.heights, index, entry.width, heightOf(png));
	const shown = entry.width === 1280 ? COLUMN : NARROW;
	const scale = shown / entry.width;
	const tall = Math.min(height * scale, entry.width === 1280 ? Infinity : NARROW_HEIGHT);
	return `<div class="crop" style="width:${shown}px;height:${Math.floor(tall)}px"><img style="transform:scale(${scale});left:${-left * scale}px;top:${-top * scale}px" src="data:image/png;base64,${png.toString('base64')}"></div>`;
};

const STYLE = `body{margin:0;padding:${GAP}px;width:max-content;background:#888;font:600 16px sans-serif;color:#fff}.grid{display:grid;grid-template-columns:repeat(3,${COLUMN}px);gap:${GAP}px;align-items:start}.cell{display:flex;gap:${GAP}px}.crop{position:relative;overflow:hidden}.crop img{position:absolute;transform-origin:0 0}`;

const readList = (folder) => JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8'));

/** Returns the themes that a folder has pictures of. */
export const themesIn = (folder) => [...new Set(readList(folder).map(({ theme }) => theme))];

/**
 * Returns the page with all pictures of a theme.
 *
 * @param {string} theme
 * @param {{before: string, now: string}} folders Folders that `npm run pictures` wrote, with WooCommerce.
 */
export const compositeOf = (theme, { before, now }) => {
	const find = (folder, [screen, width]) =>
		readList(folder).find(
			(entry) => entry.theme === theme && entry.screen === screen && entry.width === width,
		);
	const sides = [
		[now, 1],
		[before, 0],
		[now, 0],
	];
	const cells = ROWS.flatMap((screens) =>
		sides.map(
			([folder, index]) =>
				`<div class="cell">${screens.map((screen) => cropped(folder, find(folder, screen), index)).join('')}</div>`,
		),
	);
	const heads = COLUMNS.map((title) => `<div>${title}</div>`);
	return `<!doctype html><style>${STYLE}</style><div class="grid">${[...heads, ...cells].join('')}</div>`;
};
