#!/usr/bin/env node
/**
 * `npm run playground`: runs the sample shop on WooCommerce's newest release in WordPress Playground, which npx
 * downloads. Needs internet access; the shop is deleted when it ends.
 *
 *   npm run playground -- [options of @wp-playground/cli server, such as --port=9400]
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { argv, env } from 'node:process';
import { ensureBuild } from './build.mjs';
import { syncFiles } from './files.mjs';
import { inProject } from './paths.mjs';
import { pluginFiles } from './plugin-files.mjs';
import { exitWith } from './problem.mjs';

const { version } = JSON.parse(
	readFileSync(inProject('node_modules/@wp-playground/cli/package.json'), 'utf8'),
);

/**
 * Runs npx outside of the project: it would run the project's copy of the package, which node_modules holds without its
 * dependencies.
 */
const ELSEWHERE = { cwd: tmpdir(), env: { ...env, npm_config_local_prefix: tmpdir() } };

/** Folders and files of the project → their paths in the shop. */
const MOUNTS = {
	'dist/storefront-islands': '/wordpress/wp-content/plugins/storefront-islands',
	'demo-shop': '/wordpress/wp-content/plugins/storefront-islands-demo-shop',
	'tools/start/site/scripts': '/shop-scripts',
	'tools/start/site/mu-plugins/local-shop.php': '/wordpress/wp-content/mu-plugins/local-shop.php',
	'tools/start/site/mu-plugins/sample-shop.php': '/wordpress/wp-content/mu-plugins/sample-shop.php',
};

try {
	await ensureBuild(console.log);
	syncFiles(pluginFiles({ maps: true }), inProject('dist/storefront-islands'));
	const child = spawn(
		'npx',
		[
			'--yes',
			`@wp-playground/cli@${version}`,
			'server',
			`--blueprint=${inProject('blueprint.json')}`,
			...Object.entries(MOUNTS).map(([from, to]) => `--mount=${inProject(from)}:${to}`),
			...argv.slice(2),
		],
		{ ...ELSEWHERE, stdio: 'inherit' },
	);
	child.on('close', (code) => {
		if (code !== 0 && code !== null) {
			console.error(
				'WordPress Playground has ended. It downloads WordPress and WooCommerce at each start: without internet access, use npm start.',
			);
		}
		process.exit(code ?? 1);
	});
} catch (error) {
	exitWith(error);
}
