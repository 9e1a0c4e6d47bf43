/**
 * webpack's cache on disk, valid for one version of the configuration and of all packages. By itself webpack parses the
 * configuration, the loaders and all that they import to find out whether they have changed: ten seconds in a first
 * build, as each of the builds does it.
 */
import { join } from 'node:path';
import { filesBelow, hashOf } from '../files.mjs';
import { CACHE, inProject, root } from '../paths.mjs';

const VERSION = hashOf(
	[
		inProject('webpack.config.js'),
		inProject('tools/register.mjs'),
		...filesBelow(inProject('tools/webpack')),
		inProject('package-lock.json'),
		inProject('tsconfig.json'),
	],
	root,
);

/** Value of webpack's option `cache`. */
export const versionedCache = (name) => ({
	type: 'filesystem',
	name,
	version: VERSION,
	cacheDirectory: join(CACHE, 'webpack'),
	buildDependencies: { defaultWebpack: [] },
});

/** Drops the loaders, which modules name as what the cache depends on. */
export class VersionedCachePlugin {
	apply(compiler) {
		compiler.hooks.done.tap('VersionedCache', ({ compilation }) =>
			compilation.buildDependencies.clear(),
		);
	}
}
