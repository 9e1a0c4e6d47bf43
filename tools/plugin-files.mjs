/** Lists the files of the installable plugin. */
import { relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { compileLanguages } from './i18n/compile.mjs';
import { BUILD, inProject } from './paths.mjs';

/** Sources that webpack has already compiled into build/, and tests. */
const NEVER_SHIPPED = /\.(tsx?|scss|mjs)$|(^|\/)(tests?|__tests__)\//;

/**
 * Files of the plugin folder: php-stubs is its root, which contains blocks/, data/, build/, languages/ (compiled) and the
 * licence.
 *
 * @param {object} options
 * @param {boolean} options.maps True to include source maps.
 * @param {boolean} [options.isBuilt] False to omit build/ and languages/, which is compiled from it.
 * @returns {Map<string, string>} Path in the plugin → source file.
 */
export const pluginFiles = ({ maps, isBuilt = true }) => {
	const files = new Map();
	const take = (folder, prefix) => {
		for (const file of filesBelow(folder)) {
			const path = relative(folder, file);
			if (!NEVER_SHIPPED.test(path) && (maps || !path.endsWith('.map'))) {
				files.set(prefix + path, file);
			}
		}
	};
	take(inProject('php-stubs'), '');
	take(inProject('blocks'), 'blocks/');
	take(inProject('data'), 'data/');
	if (isBuilt) {
		take(BUILD, 'build/');
		take(compileLanguages(), 'languages/');
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
