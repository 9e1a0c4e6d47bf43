/**
 * Puts parentheses around bodies of arrow functions that begin with a regular expression, after the scripts are
 * minified. Plugins that optimize a site minify its scripts again, with JSMin (Autoptimize, W3 Total Cache) or
 * matthiasmullie/minify (SiteGround): both take the slash after `=>` for a division, and break the script.
 */
import { Parser } from 'acorn';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

const NAME = 'ArrowBodies';

/** Returns the nodes of a syntax tree, nested ones included. */
const nodesOf = (value) => {
	if (Array.isArray(value)) {
		return value.flatMap(nodesOf);
	}
	const isNode = typeof value === 'object' && value !== null && typeof value.type === 'string';
	return isNode ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
};

/** Returns the bodies of arrow functions that begin with a regular expression. */
const bodiesWithRegExp = (code) =>
	nodesOf(Parser.parse(code, { ecmaVersion: 'latest' }))
		.filter(({ type, body }) => type === 'ArrowFunctionExpression' && code[body.start] === '/')
		.map(({ body }) => body);

/** @param {import('webpack').sources.Source} source */
const withParentheses = (source) => {
	const replaced = new sources.ReplaceSource(source);
	for (const { start, end } of bodiesWithRegExp(String(source.source()))) {
		replaced.insert(start, '(');
		replaced.insert(end, ')');
	}
	return replaced;
};

export class ArrowBodiesPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.compilation.tap(NAME, (compilation) => {
			compilation.hooks.processAssets.tap(
				// After the scripts are minified, before their source maps are written.
				{ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
				(assets) => {
					for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
						compilation.updateAsset(file, withParentheses);
					}
				},
			);
		});
	}
}
