/** The plugin as one file. */
import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { inProject } from '../paths.mjs';
import { pluginFiles } from '../plugin-files.mjs';
import { versionOf } from './version.mjs';

const FOLDER = 'storefront-islands';

/** Zips tell times in the local zone and none before 1980: the first that there is, wherever it is made. */
const ALWAYS = new Date(1980, 0, 1);

/** Sources and notes for those who work on the plugin: nobody needs them on a site. */
const NOT_FOR_SITES = /(^|\/)README\.md$/;

const MAP_COMMENT = /\n?(\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+ ?\*\/)\s*$/;

/** A file as it is shipped: browsers shall not ask for source maps that are not there. */
const shippedContent = (file) => {
	const content = readFileSync(file);
	return /\.(js|css)$/.test(file)
		? Buffer.from(content.toString('utf8').replace(MAP_COMMENT, '\n'))
		: content;
};

/**
 * Makes the zip out of what is built.
 *
 * @returns {{file: string, bytes: Uint8Array}} Where it belongs, and what is in it.
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
