/** Finds the theme that a shop is to be opened in, among WordPress's themes or in a folder, with a style variation. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { filesBelow, syncFiles } from '../../files.mjs';
import { inProject } from '../../paths.mjs';
import { Problem } from '../../problem.mjs';

/**
 * @typedef {object} Theme
 * @property {string} name Name of the theme's folder.
 * @property {string} folder
 * @property {boolean} isBundled True if WordPress's folder contains the theme.
 * @property {string | null} styles Path of the style variation's JSON below the folder; null for the theme's own styles.
 */

const NOT_COPIED = /(^|\/)(node_modules|\.git)\//;

const isTheme = (folder) => existsSync(join(folder, 'style.css'));

const bundledIn = (wordpress) => {
	const themes = join(wordpress, 'wp-content/themes');
	return existsSync(themes)
		? readdirSync(themes).filter((name) => isTheme(join(themes, name)))
		: [];
};

/**
 * Returns the names by which a variation can be chosen: its title, its file's name, and that without a leading number.
 */
const namesOf = (file, title) => {
	const slug = basename(file, '.json');
	return [title ?? '', slug, slug.replace(/^\d+-/, '')].map((name) => name.toLowerCase());
};

/**
 * Lists a theme's style variations. Those in subfolders, such as colours only, come last: they may have the same titles.
 *
 * @returns {{file: string, title: string | undefined}[]}
 */
const variationsOf = (folder) =>
	filesBelow(join(folder, 'styles'))
		.filter((path) => path.endsWith('.json'))
		.map((path) => ({
			file: relative(folder, path),
			...JSON.parse(readFileSync(path, 'utf8')),
		}))
		.filter(({ blockTypes }) => blockTypes === undefined)
		.map(({ file, title }) => ({ file, title }))
		.sort((one, other) => one.file.split('/').length - other.file.split('/').length);

const findStyles = (folder, wanted) => {
	const variations = variationsOf(folder);
	const found = variations.find(({ file, title }) =>
		namesOf(file, title).includes(wanted.toLowerCase()),
	);
	if (found === undefined) {
		const names = [
			...new Set(variations.map(({ file, title }) => title ?? basename(file, '.json'))),
		];
		throw new Problem(
			`The theme ${basename(folder)} has no style variation ${wanted}; it has ${names.join(', ') || 'none'}.`,
		);
	}
	return found.file;
};

const withStyles = (folder, isBundled, variation) => ({
	name: basename(folder),
	folder,
	isBundled,
	styles: variation === undefined ? null : findStyles(folder, variation),
});

/**
 * Finds a theme: NAME or NAME/VARIATION of WordPress's own, or DIR or DIR/VARIATION of any other.
 *
 * @param {string} wanted
 * @param {string} wordpress Folder of WordPress.
 * @returns {Theme}
 */
export const findTheme = (wanted, wordpress) => {
	const bundled = bundledIn(wordpress);
	const [name, variation, ...more] = wanted.split('/');
	if (bundled.includes(name) && more.length === 0) {
		return withStyles(join(wordpress, 'wp-content/themes', name), true, variation || undefined);
	}
	const folder = resolve(wanted);
	if (isTheme(folder)) {
		return withStyles(folder, false, undefined);
	}
	if (isTheme(dirname(folder))) {
		return withStyles(dirname(folder), false, basename(folder));
	}
	throw new Problem(
		`There is no theme ${wanted}: this WordPress has ${bundled.join(', ')}, and no folder of that name has a style.css.`,
	);
};

/** Returns the description of a theme for progress lines and for the stored state. */
export const describeTheme = ({ name, folder, isBundled, styles }) =>
	`${name}${styles === null ? '' : ` with ${styles}`}${isBundled ? '' : ` from ${folder}`}`;

/** Copies a theme into a site, or updates the copy. */
export const copyTheme = (site, { name, folder }) => {
	const files = filesBelow(folder)
		.map((file) => [relative(folder, file), file])
		.filter(([path]) => !NOT_COPIED.test(path));
	syncFiles(new Map(files), join(site, 'wp-content/themes', name));
};

/**
 * Switches a shop to a theme, with its own templates and styles, or back to the sample shop's design.
 *
 * @param {import('../php/index.mjs').Php} php
 * @param {string} site
 * @param {Theme | null} theme Null for the sample shop's design.
 */
export const applyTheme = async (php, site, theme) => {
	if (theme !== null) {
		copyTheme(site, theme);
	}
	await php.run({
		site,
		script: inProject('tools/start/site/scripts/theme.php'),
		env: { THEME: theme?.name ?? '', STYLES: theme?.styles ?? '' },
	});
};
