/**
 * Shortens calls of imported functions. Functions of modules do not use `this`, and those of WordPress's packages that
 * need it are bound, so that both forms below are the same call.
 *
 * - Imported functions are called as methods of their module: `data.select(…)` instead of webpack's
 *   `(0,data.select)(…)`, which avoids passing `this` and would occur hundreds of times in the scripts.
 * - createElement, which every element in JSX calls, is a constant beside its module, whose name the minimizer shortens.
 */
import webpack from 'webpack';

const { Compilation, sources } = webpack;

const NAME = 'MethodCalls';
/** Call of an import as webpack writes it, with the name that the export has in the source. */
const DETACHED_CALL = /(?<![\w$])\(0,\s*(\w+(?:\/\* \w+ \*\/)?\.\w+)\)(?=\()/g;
/** Declaration of the constant through which a module refers to @wordpress/element. */
const ELEMENT_MODULE =
	/(?:var|const) (external_wp_element_\w*|_wordpress_element__WEBPACK_IMPORTED_MODULE_\d+__) = [^;\n]+;/g;
/** Fewer calls do not pay for the constant. */
const FEWEST_CALLS = 3;

/** Replaces createElement's calls between the declaration of its module and the next one of the same name. */
const nameCreateElement = (code, replaced) => {
	const declarations = [...code.matchAll(ELEMENT_MODULE)];
	declarations.forEach(({ 0: declaration, 1: name, index }, position) => {
		const next = declarations.slice(position + 1).find((other) => other[1] === name);
		const start = index + declaration.length;
		const scope = code.slice(start, next?.index);
		const calls = [
			...scope.matchAll(new RegExp(`\\(0,\\s*(${name}\\.createElement)\\)(?=\\()`, 'g')),
		];
		if (calls.length < FEWEST_CALLS) {
			return;
		}
		replaced.insert(start, `\nconst ${name}createElement = ${name}.createElement;`);
		for (const { 0: call, index: at } of calls) {
			replaced.replace(start + at, start + at + call.length - 1, `${name}createElement`);
		}
	});
};

/** @param {import('webpack').sources.Source} source */
const withShortCalls = (source) => {
	const code = String(source.source());
	const named = new sources.ReplaceSource(source);
	nameCreateElement(code, named);
	const replaced = new sources.ReplaceSource(named);
	for (const { 0: call, 1: method, index } of String(named.source()).matchAll(DETACHED_CALL)) {
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
						compilation.updateAsset(file, withShortCalls);
					}
				},
			);
		});
	}
}
