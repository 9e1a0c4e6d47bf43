/** The machine's own PHP. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { inProject } from '../../paths.mjs';
import { scriptFailure } from './script-failure.mjs';

const MINIMUM_VERSION_ID = 70400;

/** Bytecode is kept between requests, and a changed file is noticed at once. */
const SETTINGS = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
	'opcache.jit=0',
	'memory_limit=512M',
	'display_errors=0',
	'log_errors=1',
].flatMap((setting) => ['-d', setting]);

/** The version of the machine's PHP when it can run the shop; null when it is absent, too old or without SQLite. */
export const nativePhpVersion = () => {
	const probe = spawnSync(
		'php',
		['-r', 'echo PHP_VERSION_ID, " ", (int) extension_loaded("pdo_sqlite"), " ", PHP_VERSION;'],
		{ encoding: 'utf8' },
	);
	const [id, hasSqlite, version] = (probe.stdout ?? '').split(' ');
	return Number(id) >= MINIMUM_VERSION_ID && hasSqlite === '1' ? version : null;
};

/** Ends a process and all that it started: it was made the leader of a group of its own. */
const stopGroup = async (child) => {
	if (child.exitCode !== null || child.signalCode !== null) {
		return;
	}
	const closed = once(child, 'close');
	process.kill(-child.pid, 'SIGTERM');
	await closed;
};

/** @type {import('./index.mjs').Php} */
export const nativePhp = {
	async run({ site, script, env }) {
		const child = spawn('php', [...SETTINGS, script], {
			env: { ...process.env, ...env, SITE: site },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let output = '';
		let errors = '';
		child.stdout.on('data', (data) => (output += data));
		child.stderr.on('data', (data) => (errors += data));
		const [code] = await once(child, 'close');
		if (code !== 0) {
			throw scriptFailure(script, site, errors);
		}
		return output;
	},

	async serve({ site, port, log }) {
		const logFile = openSync(log, 'a');
		const child = spawn(
			'php',
			[
				...SETTINGS,
				'-S',
				`127.0.0.1:${port}`,
				'-t',
				site,
				inProject('tools/start/php/router.php'),
			],
			{
				env: { ...process.env, PHP_CLI_SERVER_WORKERS: '6' },
				stdio: ['ignore', logFile, logFile],
				detached: true,
			},
		);
		return {
			stop: () => stopGroup(child),
			ended: once(child, 'close').then(() => `PHP ended; see ${log}.`),
		};
	},
};
