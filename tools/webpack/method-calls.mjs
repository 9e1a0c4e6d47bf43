/**
 * Calls imported functions as methods of their module: `element.createElement(…)` instead of webpack's
 * `(0,element.createElement)(…)`, which avoids passing `this`. Functions of modules do not use `this`, and those of
 * WordPress's packages that need it are bound. The longer form would occur hundreds of times in the scripts.
 */
import webpack from 'webpack';

const { Compilation, sources } = webpack;

const NAME = 'MethodCalls';
/** Call of an import as webpack writes it, with the name that the export has in the source. */
const DETACHED_CALL = /(?<![\w$])\(0,\s*(\w+(?:\/\* \w+ \*\/)?\.\w+)\)(?=\()/g;

/** @param {import('webpack').sources.Source} source */
const withMethodCalls = (source) => {
	const replaced = new sources.ReplaceSource(source);
	for (const { 0: call, 1: method, index } of String(source.source()).matchAll(DETACHED_CALL)) {
		replaced.replace(index, index + call.length - 1, method);
	}
	return replaced;
};

export class MethodCallsPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.compilation.tap(NAME, (compilation) => {
			compilation.hooks.processAssets.tap(
				// Before the scripts are minified.
				{ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
				(assets) => {
					for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
						compilation.updateAsset(file, withMethodCalls);
					}
				},
			);
		});
	}
}
