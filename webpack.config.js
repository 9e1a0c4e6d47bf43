import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ArrowBodiesPlugin } from './tools/webpack/arrow-bodies.mjs';
import { BootLoadsChunksPlugin } from './tools/webpack/boot-loads-chunks.mjs';
import { blockStyles, StyleSheetsOnlyPlugin } from './tools/webpack/block-styles.mjs';
import { IdsInCachePlugin } from './tools/webpack/ids-in-cache.mjs';
import { MethodCallsPlugin } from './tools/webpack/method-calls.mjs';
import { versionedCache, VersionedCachePlugin } from './tools/webpack/versioned-cache.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** Returns the names of the subfolders that contain a file of this name. */
const foldersWith = (folder, file) =>
	readdirSync(join(root, folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, file)))
		.map((entry) => entry.name);

const islands = foldersWith('src/islands', 'mount.tsx');
/** Islands that need neither React nor a store. */
const plainIslands = foldersWith('src/islands', 'mount.ts');
/** Scripts of src/site that boot loads on demand. */
const siteScripts = foldersWith('src/site', 'script.ts');
/** Scripts of src/stores that the page's stores, or an island, load on demand. */
const storeScripts = foldersWith('src/stores', 'script.ts');

/** Islands that depend on catalogue.js (also listed in php-stubs/src/Page/Assets/Islands.php). */
const CATALOGUE = ['active-filters', 'filter-list', 'price-filter', 'product-grid', 'search'];
/**
 * Scripts that these islands load through boot after they are hydrated: as scripts of the page they do not need
 * webpack's code for chunks.
 */
const CATALOGUE_LATER = {
	'catalogue-filtering': './src/islands/shared/grids/catalogue-filtering.ts',
	'catalogue-grids': './src/islands/shared/grids/catalogue-grids.ts',
	'catalogue-loops': './src/islands/shared/grids/catalogue-loops.ts',
	'catalogue-terms': './src/islands/filter-list/catalogue-terms.ts',
};
/** Later script whose modules are shared like those of an island: alone it would be a quarter larger. */
const SHARING = 'catalogue-terms';
/** Islands in one script each: their pages need little of what the others share. */
const ALONE = ['account-address', 'checkout'];
const catalogueIslands = islands.filter((name) => CATALOGUE.includes(name));

/** Exposes a file's exports as window.storefrontIslands.modules[name], which boot reads. */
const moduleOf = (name, file) => ({
	import: file,
	library: { type: 'window', name: ['storefrontIslands', 'modules', name] },
});

const island = (name) => moduleOf(name, `./src/islands/${name}/mount.tsx`);

const entries = (names, entryOf) => Object.fromEntries(names.map((name) => [name, entryOf(name)]));

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

/** uniqueName: name of the global through which chunks are loaded, different for each build. */
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
		// Every build writes every file, so that tools/build.mjs detects outdated files by their age.
		compareBeforeEmit: false,
	},
	resolve: { extensions: ['.tsx', '.ts', '.js'] },
	module: {
		rules: [
			{
				test: /\.tsx?$/,
				use: [
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

/**
 * Standalone scripts: boot, which must not contain the webpack runtime; scripts for the editor; the classic fragments,
 * whose pages need neither the stores nor React until an island hydrates; and all others that need no React.
 */
const standalone = () => ({
	...withoutChunks(base('storefrontIslandsAlone')),
	entry: {
		'address-autocomplete': './src/compat/address-autocomplete/index.ts',
		boot: './src/boot/index.ts',
		editor: './blocks/index.ts',
		analytics: './src/admin/analytics.ts',
		fragments: './src/compat/fragments/index.ts',
		'classic-gateways': './src/compat/classic-gateways/index.ts',
		'classic-hooks': './src/compat/classic-hooks/index.ts',
		plugins: './src/compat/plugins/index.ts',
		...entries(storeScripts, (name) => `./src/stores/${name}/script.ts`),
		'viewed-cards': './src/islands/recently-viewed/viewed-cards.ts',
		...entries(plainIslands, (name) => moduleOf(name, `./src/islands/${name}/mount.ts`)),
		...entries(siteScripts, (name) => moduleOf(name, `./src/site/${name}/script.ts`)),
	},
});

/**
 * Islands that are loaded one by one. The script of the shared name is loaded before all of them and contains the
 * webpack runtime and modules that two of them use. `later`: scripts that islands load after they are hydrated.
 */
const onShared = (uniqueName, sharedName, names, later = {}) => ({
	...base(uniqueName),
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
					// What one island shares with a later script only must not weigh on all islands. It is in both
					// files and runs once, as they have the same runtime.
					test: (module, { chunkGraph }) =>
						[...chunkGraph.getModuleChunksIterable(module)].filter(
							({ name }) => names.includes(name) || name === SHARING,
						).length > 1,
					enforce: true,
					chunks: 'initial',
				},
			},
		},
	},
});

/** Islands that use the cart. */
const onDemand = () =>
	onShared(
		'storefrontIslands',
		'shared',
		islands.filter((name) => !ALONE.includes(name) && !CATALOGUE.includes(name)),
	);

/** Filters, grids and the search: on pages without a cart they need none of the cart's stores. */
const catalogue = () =>
	onShared('storefrontIslandsCatalogue', 'catalogue', catalogueIslands, CATALOGUE_LATER);

/**
 * Checkout in one script, with the interfaces that gateways find at window.wc and with the stores: as one scope it is
 * an eighth smaller than on shared.js, and it contains nothing of other pages. If other islands hydrate beside it, they
 * find the page's stores (stores/setup.ts).
 */
const checkout = () => {
	const config = base('storefrontIslandsCheckout');
	return {
		...config,
		// Set at runtime (src/islands/checkout/mount.tsx).
		output: { ...config.output, publicPath: '' },
		entry: { checkout: island('checkout') },
	};
};

/** Express payment in a cart, in one script for the same reason; loaded only where a plugin has registered a method. */
const cartExpress = () => ({
	...withoutChunks(base('storefrontIslandsCartExpress')),
	entry: { 'cart-express': moduleOf('cart-express', './src/islands/checkout/cart-express.tsx') },
});

/** Fields of an address in the account, whose pages need neither the cart nor its stores. */
const accountAddress = () => ({
	...withoutChunks(base('storefrontIslandsAccount')),
	entry: { 'account-address': island('account-address') },
});

/** Style sheets that WordPress registers for a block: tools/plugin-files.mjs puts each beside its block.json. */
const styles = () => {
	const config = base('storefrontIslandsStyles');
	return {
		...config,
		entry: blockStyles(),
		plugins: [
			...config.plugins.filter((plugin) => plugin instanceof MiniCssExtractPlugin),
			new StyleSheetsOnlyPlugin(),
			new VersionedCachePlugin(),
		],
	};
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
		standalone(),
		onDemand(),
		...(catalogueIslands.length > 0 ? [catalogue()] : []),
		checkout(),
		cartExpress(),
		accountAddress(),
		styles(),
	].map((config) => (isQuick ? quick(config) : config));
