/**
 * Style sheets that block.json names as `file:./style.css` or `file:./editor.css`: built from the SCSS beside it, and
 * registered by WordPress. All others are imported by a script and built with it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { inProject } from '../paths.mjs';

const { Compilation } = webpack;

const NAME = 'StyleSheetsOnly';
const BLOCKS = inProject('blocks');
/** Value of a block.json that names a style sheet beside it, without its folder and extension. */
const STYLE_FILE = /^file:\.\/(.+)\.css$/;

const styleFilesOf = (block) => {
	const { style = [], editorStyle = [] } = JSON.parse(
		readFileSync(join(BLOCKS, block, 'block.json'), 'utf8'),
	);
	return [style, editorStyle].flat().flatMap((value) => STYLE_FILE.exec(value)?.[1] ?? []);
};

/**
 * Webpack entries of these style sheets.
 *
 * @type {Record<string, string>} Path in the plugin folder, without extension → SCSS file.
 */
export const BLOCK_STYLES = Object.fromEntries(
	readdirSync(BLOCKS)
		.filter((block) => existsSync(join(BLOCKS, block, 'block.json')))
		.flatMap((block) => styleFilesOf(block).map((name) => `blocks/${block}/${name}`))
		.map((path) => [path, inProject(`${path}.scss`)]),
);

/** Removes the empty scripts that webpack writes for entries without a script. */
export class StyleSheetsOnlyPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.compilation.tap(NAME, (compilation) => {
			compilation.hooks.processAssets.tap(
				// Before the scripts are minified and get source maps.
				{ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
				(assets) => {
					for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
						compilation.deleteAsset(file);
					}
				},
			);
		});
	}
}
