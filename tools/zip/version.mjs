/** Version of the plugin, in its header, in readme.txt and in package.json. */
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.mjs';
import { Problem } from '../problem.mjs';

const found = (file, pattern) => pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 'none';

/**
 * Returns the version if all three agree.
 *
 * @param {Iterable<[string, string]>} files Path in the plugin → source file.
 * @returns {string}
 * @throws {Problem} If they differ.
 */
export const versionOf = (files) => {
	const plugin = new Map(files);
	const versions = {
		'storefront-islands.php': found(
			plugin.get('storefront-islands.php'),
			/^ \* Version:\s+(\S+)$/m,
		),
		'readme.txt': found(plugin.get('readme.txt'), /^Stable tag: (\S+)$/m),
		'package.json': JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version,
	};
	if (new Set(Object.values(versions)).size > 1) {
		throw new Problem(
			`Which version is it? ${Object.entries(versions)
				.map(([file, version]) => `${file} says ${version}`)
				.join(', ')}.`,
		);
	}
	return versions['package.json'];
};
