/**
 * Writes what PHP reads on every page as PHP arrays, which OPcache keeps in memory: data/NAME.json, the block.json of each
 * block, and webpack's NAME.asset.php.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { BUILD, CACHE, inProject } from './paths.mjs';

const COMPILED = join(CACHE, 'php-data');
const ASSET = '.asset.php';

const quoted = (text) => `'${text.replace(/[\\']/g, (character) => `\\${character}`)}'`;

/** Returns a value of JSON as PHP, objects as arrays. */
const phpOf = (value) => {
	if (Array.isArray(value)) {
		return `array(${value.map(phpOf).join(', ')})`;
	}
	if (typeof value === 'object' && value !== null) {
		const entries = Object.entries(value).map(([key, each]) => `${quoted(key)} => ${phpOf(each)}`);
		return `array(${entries.join(', ')})`;
	}
	return typeof value === 'string' ? quoted(value) : String(value);
};

const fileOf = (value) => `<?php\nreturn ${phpOf(value)};\n`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the metadata of all blocks by their folder, as wp_register_block_metadata_collection() reads it. */
const blocks = () =>
	Object.fromEntries(
		filesBelow(inProject('blocks'))
			.filter((file) => basename(file) === 'block.json')
			.map((file) => [basename(dirname(file)), readJson(file)]),
	);

/** Returns an entry's dependencies and version, as webpack wrote them. */
const assetOf = (file) => {
	const [, needs, version] = /'dependencies' => array\((.*?)\), 'version' => '(\w+)'/.exec(
		readFileSync(file, 'utf8'),
	);
	return { needs: [...needs.matchAll(/'([^']+)'/g)].map(([, handle]) => handle), version };
};

/** Returns the built scripts that are registered by name. */
const scripts = () =>
	Object.fromEntries(
		filesBelow(BUILD)
			.filter((file) => file.endsWith(ASSET))
			.map((file) => {
				const name = basename(file, ASSET);
				return [name, { ...assetOf(file), hasStyle: existsSync(join(BUILD, `${name}.css`)) }];
			}),
	);

/**
 * Compiles the files. Unchanged ones keep their modification time.
 *
 * @returns {string} Folder that contains them, in folders as the plugin's.
 */
export const compilePhpData = () => {
	const files = new Map(
		filesBelow(inProject('data'))
			.filter((file) => file.endsWith('.json'))
			.map((file) => [`data/${basename(file, '.json')}.php`, readJson(file)]),
	);
	files.set('blocks/metadata.php', blocks());
	files.set('build/scripts.php', scripts());
	for (const [path, value] of files) {
		const file = join(COMPILED, path);
		const content = fileOf(value);
		mkdirSync(dirname(file), { recursive: true });
		if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
			writeFileSync(file, content);
		}
	}
	for (const file of filesBelow(COMPILED)) {
		if (!files.has(relative(COMPILED, file))) {
			rmSync(file, { force: true });
		}
	}
	return COMPILED;
};
