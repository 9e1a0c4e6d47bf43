/** Runs PHP as a separate process, native or WebAssembly. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { execPath } from 'node:process';
import { inProject } from '../../paths.mjs';
import { scriptFailure } from './script-failure.mjs';

const TIED = inProject('tools/start/php/tied.mjs');

const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/**
 * Ends a process and all its children: it was started as the leader of its own process group. Children may run without
 * it: PHP's workers do if PHP's first process was killed.
 */
const stopGroup = async (child) => {
	const closed = isRunning(child) ? once(child, 'close') : null;
	try {
		process.kill(-child.pid, 'SIGTERM');
	} catch (error) {
		if (error.code !== 'ESRCH') {
			throw error;
		}
	}
	await closed;
};

/**
 * @param {object} commands
 * @param {(script: string) => string[]} commands.runCommand Returns the program and arguments that run a script.
 * @param {(site: string, port: number) => string[]} commands.serveCommand Returns the program and arguments that serve a folder.
 * @param {Record<string, string>} commands.env Environment of both.
 * @returns {import('./index.mjs').Php}
 */
export const processPhp = ({ runCommand, serveCommand, env: ownEnv }) => ({
	async run({ site, script, env }) {
		const [program, ...args] = runCommand(script);
		const child = spawn(program, args, {
			env: { ...process.env, ...ownEnv, ...env, SITE: site },
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
		const child = spawn(execPath, [TIED, ...serveCommand(site, port)], {
			env: { ...process.env, ...ownEnv, SITE: site },
			stdio: ['pipe', logFile, logFile],
			detached: true,
		});
		return {
			stop: () => stopGroup(child),
			ended: once(child, 'close').then(() => `PHP ended; see ${log}.`),
		};
	},
});
