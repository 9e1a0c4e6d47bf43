/** Starts a server program that ends together with this process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { execPath } from 'node:process';
import { inProject } from '../../paths.mjs';
import { Problem } from '../../problem.mjs';

/** Ends the program together with this process, even if that is killed. */
const TIED = inProject('tools/start/php/tied.mjs');

const STARTS_WITHIN_MS = 30_000;
const POLL_MS = 25;

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/**
 * @typedef {object} Daemon
 * @property {() => Promise<void>} stop
 * @property {Promise<string>} ended Resolves with the reason when the program ends by itself.
 */

/**
 * Starts a program.
 *
 * @param {object} job
 * @param {string} job.program
 * @param {string[]} job.args
 * @param {string} job.log File for its output.
 * @param {() => boolean | Promise<boolean>} job.isReady True as soon as it accepts connections.
 * @param {Record<string, string>} [job.env] Added to the environment.
 * @returns {Promise<Daemon>} Resolves once it is ready.
 */
export const startDaemon = async ({ program, args, log, isReady, env = {} }) => {
	const output = openSync(log, 'a');
	const child = spawn(execPath, [TIED, program, ...args], {
		env: { ...process.env, ...env },
		stdio: ['pipe', output, output],
		detached: true,
	});
	const closed = once(child, 'close');
	const giveUpAt = Date.now() + STARTS_WITHIN_MS;
	while (!(await isReady())) {
		if (child.exitCode !== null || Date.now() > giveUpAt) {
			child.kill('SIGTERM');
			const text = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : 'it says nothing';
			throw new Problem(`${basename(program)} does not start: ${text}`);
		}
		await pause(POLL_MS);
	}
	return {
		stop: async () => {
			child.kill('SIGTERM');
			await closed;
		},
		ended: closed.then(() => `${basename(program)} ended; see ${log}.`),
	};
};
