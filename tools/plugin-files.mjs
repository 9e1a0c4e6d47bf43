/** Lists the files of the installable plugin. */
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { compileLanguages } from './i18n/compile.mjs';
import { BUILD, inProject } from './paths.mjs';
import { compilePhpData } from './php-data.mjs';

/** Sources that webpack has already compiled into build/, what php-data.mjs has compiled, and tests. */
const NEVER_SHIPPED = /\.(tsx?|scss|mjs|asset\.php)$|(^|\/)(tests?|__tests__)\//;

/**
 * Files of the plugin folder: php-stubs is its root, which contains blocks/ (with the style sheets that webpack builds
 * into build/blocks/), data/ (as PHP), build/, languages/ (compiled) and the licence.
 *
 * @param {object} options
 * @param {boolean} options.maps True to include source maps.
 * @param {boolean} [options.isBuilt] False to omit what webpack builds, and languages/, which is compiled from it.
 * @returns {Map<string, string>} Path in the plugin → source file.
 */
export const pluginFiles = ({ maps, isBuilt = true }) => {
	const files = new Map();
	const take = (folder, targetOf) => {
		for (const file of filesBelow(folder)) {
			const path = relative(folder, file);
			if (!NEVER_SHIPPED.test(path) && (maps || !path.endsWith('.map'))) {
				files.set(targetOf(path), file);
			}
		}
	};
	take(inProject('php-stubs'), (path) => path);
	take(inProject('blocks'), (path) => `blocks/${path}`);
	const data = compilePhpData();
	take(join(data, 'data'), (path) => `data/${path}`);
	take(join(data, 'blocks'), (path) => `blocks/${path}`);
	if (isBuilt) {
		take(join(data, 'build'), (path) => `build/${path}`);
		take(BUILD, (path) => (path.startsWith('blocks/') ? path : `build/${path}`));
		take(compileLanguages(), (path) => `languages/${path}`);
	}
	files.set('LICENSE', inProject('LICENSE'));
	return files;
};

/**
 * Files of the demo shop, a separate plugin for local shops that is not part of the installable plugin.
 *
 * @returns {Map<string, string>} Path in the plugin → source file.
 */
export const demoShopFiles = () => {
	const folder = inProject('demo-shop');
	return new Map(filesBelow(folder).map((file) => [relative(folder, file), file]));
};
