import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { SCRIPTS } from './tools/register.mjs';
import { sourceKey } from './tools/source-key.mjs';
import { ArrowBodiesPlugin } from './tools/webpack/arrow-bodies.mjs';
import { BootLoadsChunksPlugin } from './tools/webpack/boot-loads-chunks.mjs';
import { BLOCK_STYLES, StyleSheetsOnlyPlugin } from './tools/webpack/block-styles.mjs';
import { IdsInCachePlugin } from './tools/webpack/ids-in-cache.mjs';
import { MethodCallsPlugin } from './tools/webpack/method-calls.mjs';
import { versionedCache, VersionedCachePlugin } from './tools/webpack/versioned-cache.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** Exposes a file's exports as window.storefrontIslands.modules[name], which boot reads. */
const moduleOf = (name, file) => ({
	import: file,
	library: { type: 'window', name: ['storefrontIslands', 'modules', name] },
});

const entryOf = ({ name, source, isIsland, exports }) =>
	isIsland || exports ? moduleOf(name, `./${source}`) : `./${source}`;

/** Returns the entries of some scripts of the register, by their names. */
const entries = (chosen) =>
	Object.fromEntries(chosen.map((script) => [script.name, entryOf(script)]));

const ofBundle = (bundle) => SCRIPTS.filter((script) => script.bundle === bundle);

/** Options for the smallest size after gzip. Names are short, and may change with every build. */
const minimizing = {
	// Functions with arguments are not inlined: a call compresses better than its inlined body in many places. `unsafe`
	// shortens calls of built-in functions (Error, Array, String) that the code does not replace; `pure_getters` drops
	// reads of properties whose value is not used.
	minimizer: [
		new MinimizerPlugin({
			terserOptions: { compress: { passes: 4, inline: 1, unsafe: true, pure_getters: true } },
		}),
	],
	mangleExports: 'size',
	moduleIds: 'size',
	chunkIds: 'total-size',
};

const SOURCES = sourceKey().slice(0, 8);

/** uniqueName: different for each build. */
const base = (uniqueName) => ({
	// WordPress's plugin uses it as the prefix of the handles in the .asset.php files.
	name: uniqueName,
	mode: 'production',
	context: root,
	target: ['web', 'es2020'],
	devtool: 'source-map',
	output: {
		path: join(root, 'build'),
		filename: '[name].js',
		chunkFilename: '[name].[contenthash:8].js',
		uniqueName,
		// Global through which scripts of a build find each other. A cache may hold one of another version, whose ids stand
		// for other modules: those do not meet, and the page goes on as where a script does not come.
		chunkLoadingGlobal: `${uniqueName}${SOURCES}`,
		// Boot knows the folder (tools/webpack/boot-loads-chunks.mjs).
		publicPath: '',
		// Every build writes every file, so that tools/build.mjs detects outdated files by their age.
		compareBeforeEmit: false,
	},
	resolve: { extensions: ['.tsx', '.ts', '.js'] },
	module: {
		rules: [
			{
				test: /\.tsx?$/,
				use: [
					join(root, 'tools/webpack/transpile-once.mjs'),
					// Types are checked by `npm test`, not by the loader. It drops imports that are not used.
					{
						loader: 'ts-loader',
						options: { transpileOnly: true, compilerOptions: { sourceMap: true } },
					},
					join(root, 'tools/webpack/inline-data.mjs'),
				],
			},
			{
				// Modules in these folders have no side effects, so unused exports of an index are dropped.
				include: ['api', 'domain', 'stores', 'ui'].map((layer) => join(root, 'src', layer)),
				sideEffects: false,
			},
			{
				test: /\.scss$/,
				use: [
					MiniCssExtractPlugin.loader,
					{ loader: 'css-loader', options: { url: false } },
					join(root, 'tools/webpack/steady-rem.mjs'),
					'sass-loader',
				],
			},
		],
	},
	plugins: [
		new MiniCssExtractPlugin({ filename: '[name].css' }),
		// Versions in the .asset.php files are content hashes: WordPress appends them as ?ver=.
		new DependencyExtractionWebpackPlugin(),
		new VersionedCachePlugin(),
		new IdsInCachePlugin(),
		new MethodCallsPlugin(),
		new ArrowBodiesPlugin(),
		new BootLoadsChunksPlugin(),
		// An element of the page may have this id, and would be what `window.storefrontIslands` refers to. A declared
		// variable takes precedence.
		new webpack.BannerPlugin({
			banner: 'var storefrontIslands;',
			raw: true,
			entryOnly: true,
			test: /\.js$/,
		}),
	],
	optimization: minimizing,
	cache: versionedCache(uniqueName),
	performance: false,
});

/** Dynamic imports are bundled into the script here. */
const withoutChunks = (config) => ({
	...config,
	output: { ...config.output, asyncChunks: false },
});

/** Scripts in one file each, without webpack's runtime. */
const standalone = {
	...withoutChunks(base('storefrontIslandsAlone')),
	entry: entries(ofBundle('standalone')),
};

/**
 * Scripts that are loaded one by one. The script of the bundle's name is loaded before all of them and contains the
 * webpack runtime and modules that two of its islands use.
 */
const onShared = (uniqueName, bundle) => {
	const members = ofBundle(bundle);
	// What one island shares with a later script only must not weigh on all islands. It is in both files and runs once,
	// as they have the same runtime.
	const sharing = members
		.filter(({ isIsland, shares }) => isIsland || shares)
		.map(({ name }) => name);
	return {
		...base(uniqueName),
		entry: entries(members),
		optimization: {
			...minimizing,
			runtimeChunk: { name: bundle },
			splitChunks: {
				cacheGroups: {
					default: false,
					defaultVendors: false,
					shared: {
						name: bundle,
						type: /javascript/,
						test: (module, { chunkGraph }) =>
							[...chunkGraph.getModuleChunksIterable(module)].filter(({ name }) =>
								sharing.includes(name),
							).length > 1,
						enforce: true,
						chunks: 'initial',
					},
				},
			},
		},
	};
};

/**
 * Scripts in one scope each. If other islands hydrate beside one, they find the page's stores (stores/cart/setup.ts).
 */
const separate = ofBundle('separate').map((script) => {
	const config = { ...base(`storefrontIslands-${script.name}`), entry: entries([script]) };
	return script.chunks === false ? withoutChunks(config) : config;
});

/** Style sheets that WordPress registers for a block: tools/plugin-files.mjs puts each beside its block.json. */
const styles = {
	...base('storefrontIslandsStyles'),
	entry: BLOCK_STYLES,
	plugins: [
		new MiniCssExtractPlugin({ filename: '[name].css' }),
		new StyleSheetsOnlyPlugin(),
		new VersionedCachePlugin(),
	],
};

/**
 * For a shop that runs on this machine: esbuild's minimizer takes 1 second, terser 30, for files that are 6 % larger;
 * the plugins that only make files smaller take 4 seconds. The cache has a separate name, as it does not distinguish
 * the output of the two minimizers.
 */
const quick = (config) => ({
	...config,
	plugins: config.plugins.filter(
		(plugin) => !(plugin instanceof MethodCallsPlugin || plugin instanceof ArrowBodiesPlugin),
	),
	optimization: {
		...config.optimization,
		minimizer: [
			new MinimizerPlugin({
				minify: MinimizerPlugin.esbuildMinify,
				// tools/i18n/built-texts.mjs searches for texts as they are in the sources.
				minimizerOptions: { charset: 'utf8' },
			}),
		],
	},
	cache: { ...config.cache, name: `${config.cache.name}-quick` },
});

/** All builds. isQuick: for `npm start`; otherwise those of a release. */
export const configs = ({ isQuick }) =>
	[
		standalone,
		onShared('storefrontIslands', 'shared'),
		onShared('storefrontIslandsCatalogue', 'catalogue'),
		...separate,
		styles,
	].map((config) => (isQuick ? quick(config) : config));
