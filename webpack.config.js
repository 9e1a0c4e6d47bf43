import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { MethodCallsPlugin } from './tools/webpack/method-calls.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** Names of the folders below a folder that hold a file of this name. */
const foldersWith = (folder, file) =>
	readdirSync(join(root, folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, file)))
		.map((entry) => entry.name);

const islands = foldersWith('src/islands', 'mount.tsx');
/** Islands that need no React, nor any store. */
const plainIslands = foldersWith('src/islands', 'mount.ts');
/** What boot loads of src/site when it is needed. */
const siteScripts = foldersWith('src/site', 'script.ts');

/** The islands that stand on catalogue.js (php-stubs/src/Assets/Islands.php knows them too). */
const CATALOGUE = ['active-filters', 'filter-list', 'price-filter', 'product-grid', 'search'];
/** What they ask boot for once they are awake: as scripts of the page they need none of webpack's code for chunks. */
const CATALOGUE_LATER = {
	'catalogue-filtering': './src/islands/shared/grids/catalogue-filtering.ts',
	'catalogue-grids': './src/islands/shared/grids/catalogue-grids.ts',
	'catalogue-terms': './src/islands/filter-list/catalogue-terms.ts',
};
const catalogueIslands = islands.filter((name) => CATALOGUE.includes(name));

/** What a file exports appears as window.storefrontIslands.modules[name], where boot finds it. */
const moduleOf = (name, file) => ({
	import: file,
	library: { type: 'window', name: ['storefrontIslands', 'modules', name] },
});

const island = (name) => moduleOf(name, `./src/islands/${name}/mount.tsx`);

const entries = (names, entryOf) => Object.fromEntries(names.map((name) => [name, entryOf(name)]));

/** For the fewest bytes after gzip. Names are short, and may change with every build. */
const minimizing = {
	// Functions with arguments stay functions: a call packs better than what it does in many places.
	minimizer: [new MinimizerPlugin({ terserOptions: { compress: { passes: 4, inline: 1 } } })],
	mangleExports: 'size',
	moduleIds: 'size',
	chunkIds: 'total-size',
};

/** uniqueName: chunks are handed over in a global of that name, one for each of the builds. */
const base = (mode, uniqueName) => ({
	// WordPress's plugin begins the handles in the .asset.php files with it.
	name: uniqueName,
	mode,
	context: root,
	target: ['web', 'es2020'],
	devtool: 'source-map',
	output: {
		path: join(root, 'build'),
		filename: '[name].js',
		chunkFilename: '[name].[contenthash:8].js',
		uniqueName,
		// Every build writes every file, so that tools/build.mjs knows the left-overs of earlier ones by their age.
		compareBeforeEmit: false,
	},
	resolve: { extensions: ['.tsx', '.ts', '.js'] },
	module: {
		rules: [
			{
				test: /\.tsx?$/,
				// Types are checked by `npm test`.
				loader: 'esbuild-loader',
				options: { target: 'es2020' },
			},
			{
				// Importing from these does nothing by itself: what nobody uses of an index is not taken along.
				include: ['api', 'domain', 'stores', 'ui'].map((layer) => join(root, 'src', layer)),
				sideEffects: false,
			},
			{
				test: /\.scss$/,
				use: [
					MiniCssExtractPlugin.loader,
					{ loader: 'css-loader', options: { url: false } },
					'sass-loader',
				],
			},
		],
	},
	plugins: [
		new MiniCssExtractPlugin({ filename: '[name].css' }),
		// Versions in the .asset.php files are content hashes: WordPress appends them as ?ver=.
		new DependencyExtractionWebpackPlugin(),
		new MethodCallsPlugin(),
	],
	optimization: minimizing,
	cache: {
		type: 'filesystem',
		name: uniqueName,
		cacheDirectory: join(root, '.cache/webpack'),
		buildDependencies: { config: [fileURLToPath(import.meta.url)] },
	},
	performance: false,
});

/** What is loaded when it is needed elsewhere is part of the script here. */
const withoutChunks = (config) => ({
	...config,
	output: { ...config.output, asyncChunks: false },
});

/**
 * Scripts that stand alone: boot, so that it carries no webpack runtime, what the editor loads, the classic
 * fragments, whose pages need neither the stores nor React until an island wakes, and all else that needs no React.
 */
const standalone = (mode) => ({
	...withoutChunks(base(mode, 'storefrontIslandsAlone')),
	entry: {
		boot: './src/boot/index.ts',
		editor: './blocks/index.ts',
		analytics: './src/admin/analytics.ts',
		fragments: './src/compat/fragments/index.ts',
		plugins: './src/compat/plugins/index.ts',
		preferences: './src/stores/preferences/script.ts',
		...entries(plainIslands, (name) => moduleOf(name, `./src/islands/${name}/mount.ts`)),
		...entries(siteScripts, (name) => moduleOf(name, `./src/site/${name}/script.ts`)),
	},
});

/**
 * Islands that come one by one. The script of the shared name comes before every one of them: the webpack runtime and
 * what two of them use. `later`: scripts that islands bring when they are awake.
 */
const onShared = (mode, uniqueName, sharedName, names, later = {}) => ({
	...base(mode, uniqueName),
	entry: { ...entries(names, island), ...later },
	optimization: {
		...minimizing,
		runtimeChunk: { name: sharedName },
		splitChunks: {
			cacheGroups: {
				default: false,
				defaultVendors: false,
				shared: {
					name: sharedName,
					type: /javascript/,
					minChunks: 2,
					enforce: true,
					chunks: 'initial',
				},
			},
		},
	},
});

/** The islands that know of the cart. */
const onDemand = (mode) =>
	onShared(
		mode,
		'storefrontIslands',
		'shared',
		islands.filter((name) => name !== 'checkout' && !CATALOGUE.includes(name)),
	);

/** Filters, grids and the search: on pages without a cart they need nothing of the cart's stores. */
const catalogue = (mode) =>
	onShared(mode, 'storefrontIslandsCatalogue', 'catalogue', catalogueIslands, CATALOGUE_LATER);

/**
 * The checkout in one piece, with what gateways find at window.wc and with the stores: as one scope it is an eighth
 * smaller than on shared.js, and it carries nothing of other pages. Where other islands wake beside it, they find the
 * page's stores (stores/setup.ts).
 */
const checkout = (mode) => ({
	...base(mode, 'storefrontIslandsCheckout'),
	entry: { checkout: island('checkout') },
});

/**
 * For a shop that runs on this machine: esbuild's minimizer takes 1 second where terser takes 30, for files that are 6
 * % larger. The cache has a name of its own, as it does not tell the work of one minimizer from that of another.
 */
const quick = (config) => ({
	...config,
	optimization: {
		...config.optimization,
		minimizer: [
			new MinimizerPlugin({
				minify: MinimizerPlugin.esbuildMinify,
				// tools/i18n/built-texts.mjs looks for texts as they are in the sources.
				minimizerOptions: { charset: 'utf8' },
			}),
		],
	},
	cache: { ...config.cache, name: `${config.cache.name}-quick` },
});

/** `--env quick`: for `npm start`; without it as it is released. */
export default (env, { mode = 'production' }) =>
	[
		standalone(mode),
		onDemand(mode),
		...(catalogueIslands.length > 0 ? [catalogue(mode)] : []),
		checkout(mode),
	].map((config) => (env.quick ? quick(config) : config));
