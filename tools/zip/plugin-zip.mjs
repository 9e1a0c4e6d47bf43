import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { inProject } from '../paths.mjs';
import { pluginFiles } from '../plugin-files.mjs';
import { versionOf } from './version.mjs';

const FOLDER = 'storefront-islands';

/**
 * Fixed modification time: zip files store local times from 1980 on, and the first possible one is the same in every
 * time zone.
 */
const ALWAYS = new Date(1980, 0, 1);

/** Documentation for developers of the plugin, which a site does not need. */
const NOT_FOR_SITES = /(^|\/)README\.md$/;

const MAP_COMMENT = /\n?(\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+ ?\*\/)\s*$/;

/** Returns the shipped content of a file, without references to source maps that are not shipped. */
const shippedContent = (file) => {
	const content = readFileSync(file);
	return /\.(js|css)$/.test(file)
		? Buffer.from(content.toString('utf8').replace(MAP_COMMENT, '\n'))
		: content;
};

/**
 * Creates the zip from the built files.
 *
 * @returns {{file: string, bytes: Uint8Array}} Path and content of the zip.
 */
export const pluginZip = () => {
	const files = [...pluginFiles({ maps: false })]
		.filter(([path]) => !NOT_FOR_SITES.test(path))
		.sort(([one], [other]) => (one < other ? -1 : 1));
	const bytes = zipSync(
		Object.fromEntries(files.map(([path, file]) => [`${FOLDER}/${path}`, shippedContent(file)])),
		{ level: 9, mtime: ALWAYS },
	);
	return { file: inProject('dist', `${FOLDER}-${versionOf(files)}.zip`), bytes };
};
