/** Serves the scripts of the test plugins (test/gateways), whose PHP files enqueue them at /test-gateways/. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../../../tools/paths.mjs';

const SCRIPTS = '**/test-gateways/*.js*';

/** Returns the path of a file of the test plugins. */
export const testGateway = (name) =>
	fileURLToPath(new URL(`../../gateways/${name}`, import.meta.url));

/** @param {import('@playwright/test').Page} page */
export const serveTestGateways = (page) =>
	page.route(SCRIPTS, (route) =>
		route.fulfill({ path: testGateway(basename(new URL(route.request().url()).pathname)) }),
	);

/** Serves scripts that register nothing. */
export const serveEmptyGateways = (page) =>
	page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

/**
 * Which React the methods of bundled.jsx bundle: its JSX runtime, or all of it. What is not bundled is the page's.
 *
 * @type {Record<string, {react: string, bundlesAll?: boolean, hasHooks: boolean}>}
 */
const BUNDLED = {
	'bundled-17': { react: 'react-17', hasHooks: true },
	'bundled-18': { react: 'react', hasHooks: true },
	'bundled-own': { react: 'react', bundlesAll: true, hasHooks: false },
	'bundled-hooks': { react: 'react', bundlesAll: true, hasHooks: true },
};

/** Names of the methods that can pay: hooks of a React that does not render find no component. */
export const WORKING_BUNDLED_METHODS = ['bundled-17', 'bundled-18', 'bundled-own'];

const bundle = async (method) => {
	const { react, bundlesAll = false, hasHooks } = BUNDLED[method];
	const page = {
		name: 'page',
		setup({ onResolve, onLoad }) {
			onResolve({ filter: /^react\/jsx-runtime$/ }, () => ({
				path: inProject(`node_modules/${react}/jsx-runtime.js`),
			}));
			onResolve({ filter: /^react$/ }, () =>
				bundlesAll
					? { path: inProject(`node_modules/${react}/index.js`) }
					: { path: 'React', namespace: 'page' },
			);
			onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
				contents: `module.exports = window.${path};`,
			}));
		},
	};
	const { outputFiles } = await build({
		entryPoints: [testGateway('bundled.jsx')],
		bundle: true,
		write: false,
		jsx: 'automatic',
		tsconfigRaw: {},
		define: {
			METHOD: JSON.stringify(method),
			HAS_HOOKS: String(hasHooks),
			'process.env.NODE_ENV': '"production"',
		},
		plugins: [page],
	});
	return outputFiles[0].text;
};

/** Serves the methods of bundled.php. @param {import('@playwright/test').Page} page */
export const serveBundledGateways = async (page) => {
	await serveEmptyGateways(page);
	for (const method of Object.keys(BUNDLED)) {
		await page.route(`**/test-gateways/${method}.js*`, async (route) =>
			route.fulfill({ contentType: 'text/javascript', body: await bundle(method) }),
		);
	}
};
