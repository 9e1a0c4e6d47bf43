/** Runs the machine's own PHP. */
import { spawnSync } from 'node:child_process';
import { inProject } from '../../paths.mjs';
import { processPhp } from './process.mjs';

const MINIMUM_VERSION_ID = 70400;

/** Number of requests that are processed concurrently: a browser sends several. */
const WORKERS = 6;

/** Bytecode is cached between requests, and changed files are detected at once. */
const SETTINGS = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
	'opcache.jit=0',
	'memory_limit=512M',
	'display_errors=0',
	'log_errors=1',
].flatMap((setting) => ['-d', setting]);

/** Returns the version of the machine's PHP if it can run the shop; null if it is absent, too old or without SQLite. */
export const nativePhpVersion = () => {
	const probe = spawnSync(
		'php',
		['-r', 'echo PHP_VERSION_ID, " ", (int) extension_loaded("pdo_sqlite"), " ", PHP_VERSION;'],
		{ encoding: 'utf8' },
	);
	const [id, hasSqlite, version] = (probe.stdout ?? '').split(' ');
	return Number(id) >= MINIMUM_VERSION_ID && hasSqlite === '1' ? version : null;
};

/** @type {import('./index.mjs').Php} */
export const nativePhp = processPhp({
	runCommand: (script) => ['php', ...SETTINGS, script],
	serveCommand: (site, port) => [
		'php',
		...SETTINGS,
		'-S',
		`127.0.0.1:${port}`,
		'-t',
		site,
		inProject('tools/start/php/router.php'),
	],
	env: { PHP_CLI_SERVER_WORKERS: String(WORKERS) },
});
