/** What the installable plugin is made of. */
import { relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { compileLanguages } from './i18n/compile.mjs';
import { BUILD, inProject } from './paths.mjs';

/** Sources that webpack has already turned into what lies in build/, and tests. */
const NEVER_SHIPPED = /\.(tsx?|scss|mjs)$|(^|\/)(tests?|__tests__)\//;

/**
 * The plugin folder: php-stubs is its root, blocks/, build/ and languages/ (compiled) lie in it, and the licence.
 *
 * @param {object} options
 * @param {boolean} options.maps Whether source maps come along.
 * @param {boolean} [options.isBuilt] false: without build/ and languages/, which are made of it.
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
	if (isBuilt) {
		take(BUILD, 'build/');
		take(compileLanguages(), 'languages/');
	}
	files.set('LICENSE', inProject('LICENSE'));
	return files;
};

/**
 * The demo shop, a plugin of its own for local shops: not part of the installable plugin.
 *
 * @returns {Map<string, string>} Path in the plugin → source file.
 */
export const demoShopFiles = () => {
	const folder = inProject('demo-shop');
	return new Map(filesBelow(folder).map((file) => [relative(folder, file), file]));
};
