/** Starts a server program that ends together with this process. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Problem } from '../../problem.mjs';
import { startTied } from '../tied-process.mjs';

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
	const daemon = startTied({ program, args, env, log });
	const giveUpAt = Date.now() + STARTS_WITHIN_MS;
	while (!(await isReady())) {
		if (!daemon.isRunning() || Date.now() > giveUpAt) {
			await daemon.stop();
			const text = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : 'it says nothing';
			throw new Problem(`${basename(program)} does not start: ${text}`);
		}
		await pause(POLL_MS);
	}
	return {
		stop: daemon.stop,
		ended: daemon.ended.then(() => `${basename(program)} ended; see ${log}.`),
	};
};
