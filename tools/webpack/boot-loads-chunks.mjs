/**
 * Chunks are loaded by the boot script, as all other scripts are: with the page's CSP nonce and its policy for Trusted
 * Types, and from the folder that PHP names, as a script has another URL where a plugin has combined the page's scripts
 * into one. webpack's own loader, which each runtime would contain, knows none of them.
 */
import webpack from 'webpack';

const NAME = 'BootLoadsChunks';
const { RuntimeGlobals } = webpack;

/** Milliseconds between two looks for boot. */
const LOOK_EVERY_MS = 50;

/**
 * Scripts of plugins make the stores ask for chunks as the page is read: boot, which runs behind all of it, is waited
 * for, and also where a plugin delays it. A throw would leave webpack with a chunk that never comes. The callback gets
 * the error with which a chunk ends that does not come, and ignores the one of a chunk that has run; webpack removes a
 * failed chunk, so that it can be tried again.
 */
const LOADER = `${RuntimeGlobals.loadScript} = (url, done, key) => {
	const { run, build } = window.storefrontIslands;
	run
		? run(build + url, key).then(() => done(new Error('Did not run: ' + url)), done)
		: setTimeout(${RuntimeGlobals.loadScript}, ${LOOK_EVERY_MS}, url, done, key);
};`;

/** What webpack makes of the event of a script element; boot's errors say as much. */
const OWN_ERROR = /const errorType = [\s\S]*?installedChunkData\[1\]\(error\);/;
const OWN_ERROR_MADE = /const error = new Error\(\);/;

const passError = (code) => {
	if (!OWN_ERROR.test(code) || !OWN_ERROR_MADE.test(code)) {
		throw new Error(
			"webpack's runtime for chunks has changed: see tools/webpack/boot-loads-chunks.mjs",
		);
	}
	return code.replace(OWN_ERROR, 'installedChunkData[1](event);').replace(OWN_ERROR_MADE, '');
};

export class BootLoadsChunksPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.compilation.tap(NAME, (compilation) => {
			compilation.hooks.runtimeModule.tap(NAME, (module) => {
				if (module.name === 'load script') {
					module.generate = () => LOADER;
				} else if (module.name === 'jsonp chunk loading') {
					const { generate } = module;
					module.generate = () => {
						const code = generate.call(module);
						return code.includes(RuntimeGlobals.loadScript) ? passError(code) : code;
					};
				}
			});
		});
	}
}
