/**
 * Chunks are loaded by the boot script, as all other scripts are: with the page's CSP nonce and its policy for Trusted
 * Types, and from the folder that PHP names, as a script has another URL where a plugin has combined the page's scripts
 * into one. webpack's own loader, which each runtime would contain, knows none of them.
 */
import webpack from 'webpack';

const NAME = 'BootLoadsChunks';
const { RuntimeGlobals } = webpack;

/** The callback distinguishes failures by itself; webpack removes a failed chunk, so that it can be tried again. */
const LOADER = `${RuntimeGlobals.loadScript} = (url, done, key) => window.storefrontIslands.run(window.storefrontIslands.build + url, key).then(done, done);`;

export class BootLoadsChunksPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.compilation.tap(NAME, (compilation) => {
			compilation.hooks.runtimeModule.tap(NAME, (module) => {
				if (module.name === 'load script') {
					module.generate = () => LOADER;
				}
			});
		});
	}
}
