/**
 * React 19 and the newest WordPress packages as scripts of a shop: packages.php puts each in the place of WordPress's own,
 * as an update of WordPress does. React has no such builds of its own since version 19.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import { CACHE, inProject } from '../../paths.mjs';
import { installOnce } from '../install-once.mjs';

const FOLDER = inProject('tools/test/react-19');
const BUILT = join(CACHE, 'react-19');

/** Global and package of each script handle. `exports` names further modules whose exports the global has. */
const SCRIPTS = {
	react: { global: 'React', from: 'react' },
	'react-dom': { global: 'ReactDOM', from: 'react-dom', further: 'react-dom/client' },
	'react-jsx-runtime': { global: 'ReactJSXRuntime', from: 'react/jsx-runtime' },
	'wp-api-fetch': { global: 'wp.apiFetch', from: '@wordpress/api-fetch', isDefault: true },
	'wp-data': { global: 'wp.data', from: '@wordpress/data' },
	'wp-element': { global: 'wp.element', from: '@wordpress/element' },
	'wp-hooks': { global: 'wp.hooks', from: '@wordpress/hooks' },
	'wp-i18n': { global: 'wp.i18n', from: '@wordpress/i18n' },
	'wp-url': { global: 'wp.url', from: '@wordpress/url' },
};

const sourceOf = ({ global, from, further, isDefault = false }) =>
	[
		'window.wp = window.wp || {};',
		`const module = require('${from}');`,
		further ? `const further = require('${further}');` : 'const further = {};',
		`window.${global} = ${isDefault ? 'module.default' : '{ ...module, ...further }'};`,
	].join('\n');

/** Scripts use what the others have published. */
const fromPage = (own) => ({
	name: 'page',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^(react|@wordpress\/)/ }, ({ path }) => {
			const script = Object.values(SCRIPTS).find(
				({ from, further }) => from === path || further === path,
			);
			return script && script !== own ? { path: script.global, namespace: 'page' } : undefined;
		});
		onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
			contents: `module.exports = window.${path};`,
		}));
	},
});

const buildScript = ([handle, script]) =>
	build({
		stdin: { contents: sourceOf(script), resolveDir: FOLDER },
		bundle: true,
		outfile: join(BUILT, `${handle}.js`),
		tsconfigRaw: {},
		define: { 'process.env.NODE_ENV': '"development"', 'globalThis.SCRIPT_DEBUG': 'true' },
		plugins: [fromPage(script)],
	});

/** Installs the packages, at the first time. */
export const installNewest = () => installOnce(FOLDER);

/**
 * Returns what a shop needs to use React 19 and the newest packages, after building them; nothing for another React.
 *
 * @param {string | undefined} react REACT of the environment.
 * @returns {Promise<{muPlugins: string[], constants: Record<string, string>}>}
 */
export const scriptsOf = async (react) => {
	if (react !== '19') {
		return { muPlugins: [], constants: {} };
	}
	installNewest();
	await Promise.all(Object.entries(SCRIPTS).map(buildScript));
	return {
		muPlugins: [join(FOLDER, 'packages.php')],
		constants: { STOREFRONT_NEWEST_PACKAGES: BUILT },
	};
};
