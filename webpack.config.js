import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const root = dirname(fileURLToPath(import.meta.url));
const islands = readdirSync(join(root, 'src/islands'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && existsSync(join(root, 'src/islands', entry.name, 'mount.tsx')))
	.map((entry) => entry.name);

/**
 * One entry an island. What an island's mount.tsx exports appears as
 * window.storefrontIslands.modules[name], where boot finds it once the script has run.
 */
const islandEntries = Object.fromEntries(
	islands.map((name) => [
		name,
		{
			import: `./src/islands/${name}/mount.tsx`,
			library: { type: 'window', name: ['storefrontIslands', 'modules', name] },
		},
	]),
);

export default (_env, { mode = 'production' }) => ({
	mode,
	context: root,
	target: ['web', 'es2020'],
	devtool: 'source-map',
	entry: {
		boot: './src/boot/index.ts',
		...(existsSync(join(root, 'src/compat/fragments/index.ts')) && {
			fragments: './src/compat/fragments/index.ts',
		}),
		...(existsSync(join(root, 'blocks/index.ts')) && { editor: './blocks/index.ts' }),
		...islandEntries,
	},
	output: {
		path: join(root, 'build'),
		filename: '[name].js',
		chunkFilename: '[name].[contenthash:8].js',
		uniqueName: 'storefrontIslands',
		clean: true,
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
				test: /\.scss$/,
				use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }, 'sass-loader'],
			},
		],
	},
	optimization: {
		// The webpack runtime travels inside boot.js, which every page with an island loads first.
		runtimeChunk: { name: 'boot' },
		splitChunks: {
			cacheGroups: {
				default: false,
				defaultVendors: false,
				// Stores must exist once however many islands a page holds.
				shared: {
					name: 'shared',
					type: /javascript/,
					minChunks: 2,
					enforce: true,
					chunks: (chunk) => islands.includes(chunk.name) || chunk.name === 'fragments',
				},
			},
		},
	},
	plugins: [
		new MiniCssExtractPlugin({ filename: '[name].css' }),
		// Versions in the .asset.php files are content hashes: WordPress appends them as ?ver=.
		new DependencyExtractionWebpackPlugin(),
	],
	performance: false,
});
