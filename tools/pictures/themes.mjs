/** Themes that pictures are taken in. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inProject } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { findTheme } from '../start/site/theme.mjs';

/** Themes of WordPress, with style variations: one dark, one with a font of fixed width, one with large text on a dark page. */
const OF_WORDPRESS = [
	'twentytwentyfive',
	'twentytwentyfive/Midnight',
	'twentytwentyfive/Dusk',
	'twentytwentyfive/Sunrise',
	'twentytwentyfour',
	'twentytwentythree',
];

const CLASSIC = { name: 'classic', theme: inProject('test/fixtures/themes/classic') };

/**
 * @typedef {object} PictureTheme
 * @property {string} name Name for file names and headings.
 * @property {string} theme The theme as findTheme takes it.
 */

/** Returns the first place where a theme is found; null if nowhere. */
const placeOf = (name, places, wordpress) => {
	for (const place of places) {
		try {
			findTheme(place, wordpress);
			return { name, theme: place };
		} catch (error) {
			if (!(error instanceof Problem)) {
				throw error;
			}
		}
	}
	return null;
};

/**
 * Finds the themes in WordPress's folder and in a folder with more.
 *
 * @param {string} wordpress
 * @param {string | undefined} folder
 * @returns {{themes: PictureTheme[], missing: string[]}}
 */
export const findThemes = (wordpress, folder) => {
	const more = folder === undefined ? null : resolve(folder);
	if (more !== null && !existsSync(more)) {
		throw new Problem(`There is no folder ${more}.`);
	}
	const found = OF_WORDPRESS.map((name) =>
		placeOf(name, [name, ...(more === null ? [] : [join(more, name)])], wordpress),
	);
	const further = (more === null ? [] : readdirSync(more))
		.filter((name) => !OF_WORDPRESS.includes(name))
		.map((name) => placeOf(name, [join(more, name)], wordpress));
	return {
		themes: [...found, CLASSIC, ...further].filter((theme) => theme !== null),
		missing: OF_WORDPRESS.filter((_, index) => found[index] === null),
	};
};
