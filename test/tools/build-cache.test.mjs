/** Tests that a build from webpack's cache is the same as one without it. */
import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { IdsInCachePlugin } from '../../tools/webpack/ids-in-cache.mjs';

const folder = mkdtempSync(join(tmpdir(), 'storefront-build-cache-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a page whose own imports are given, beside a module that is not changed. */
const build = async (imports) => {
	const write = (name, text) => writeFileSync(join(folder, name), text);
	write('first.js', 'module.exports = () => "first";');
	write('second.js', 'module.exports = () => "second";');
	write('both.js', 'module.exports = () => [require("./first")(), require("./second")()];');
	write('page.js', `${imports}\nmodule.exports = require('./both')();`);
	const compiler = webpack({
		mode: 'production',
		target: 'node',
		context: folder,
		entry: './page.js',
		output: { path: folder, filename: 'built.js', library: { type: 'commonjs2' } },
		optimization: { moduleIds: 'size', minimize: false },
		cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
		plugins: [new IdsInCachePlugin()],
	});
	const stats = await promisify(compiler.run.bind(compiler))();
	// The cache is written when the compiler is closed.
	await promisify(compiler.close.bind(compiler))();
	deepStrictEqual(stats.toJson({ all: false, errors: true }).errors, []);
	const built = { exports: null };
	new Function('module', readFileSync(join(folder, 'built.js'), 'utf8'))(built);
	return built.exports;
};

test('two modules that swap their ids are still those that a cached module imports', async () => {
	deepStrictEqual(await build('require("./first"); require("./first");'), ['first', 'second']);
	deepStrictEqual(await build('require("./second"); require("./second");'), ['first', 'second']);
});
