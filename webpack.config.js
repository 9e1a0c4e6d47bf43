import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const root = dirname(fileURLToPath(import.meta.url));

const islands = readdirSync(join(root, 'src/islands'), { withFileTypes: true })
	.filter(
		(entry) =>
			entry.isDirectory() && existsSync(join(root, 'src/islands', entry.name, 'mount.tsx')),
	)
	.map((entry) => entry.name);

/**
 * One entry an island. What an island's mount.tsx exports appears as window.storefrontIslands.modules[name], where
 * boot finds it once the script has run.
 */
const islandEntries = Object.fromEntries(
	islands.map((name) => [
		name,
		{
			import: `./src/islands/${name}/mount.tsx`,
			library: { type: 'window', name: ['storefrontIslands', 'modules', name] },
			...(name === 'checkout' && { dependOn: ['wc'] }),
		},
	]),
);

/** uniqueName: chunks are handed over in a global of that name, one for each of the two builds. */
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
				loader: 'ts-loader',
				options: { transpileOnly: true, compilerOptions: { noEmit: false, sourceMap: true } },
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
	],
	cache: {
		type: 'filesystem',
		name: uniqueName,
		cacheDirectory: join(root, '.cache/webpack'),
		buildDependencies: { config: [fileURLToPath(import.meta.url)] },
	},
	performance: false,
});

/**
 * Scripts that stand alone: boot, so that it carries no webpack runtime, what the editor loads, and the classic
 * fragments, whose pages need neither the stores nor React until an island wakes.
 */
const standalone = (mode) => ({
	...base(mode, 'storefrontIslandsAlone'),
	entry: {
		boot: './src/boot/index.ts',
		editor: './blocks/index.ts',
		fragments: './src/compat/fragments/index.ts',
	},
});

/** Entries that only a checkout page loads. */
const OF_CHECKOUT = ['checkout', 'wc'];

const isOnOrdinaryPages = (module, { chunkGraph }) =>
	[...chunkGraph.getModuleChunks(module)].filter(({ name }) => !OF_CHECKOUT.includes(name))
		.length >= 2;

/**
 * The islands, and wc: what gateways find at window.wc. shared.js comes before every one of them: the webpack runtime and
 * what most of them use. The checkout runs after wc and takes from it what both use, so that no other page carries that.
 */
const onDemand = (mode) => ({
	...base(mode, 'storefrontIslands'),
	entry: { wc: './src/compat/wc/index.ts', ...islandEntries },
	optimization: {
		runtimeChunk: { name: 'shared' },
		splitChunks: {
			cacheGroups: {
				default: false,
				defaultVendors: false,
				// What two islands of ordinary pages use. What only the checkout shares with one of them stands in both, so that
				// no other page carries it; it is run once all the same, as all of them have one runtime.
				shared: {
					name: 'shared',
					type: /javascript/,
					test: isOnOrdinaryPages,
					enforce: true,
					chunks: 'initial',
				},
			},
		},
	},
});

export default (_env, { mode = 'production' }) => [standalone(mode), onDemand(mode)];
