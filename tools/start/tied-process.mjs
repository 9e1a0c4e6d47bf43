/** Starts servers that end with this tool, also if it was killed, and whose ports are free once they have stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { execPath } from 'node:process';
import { inProject } from '../paths.mjs';

const TIED = inProject('tools/start/tied.mjs');

/** The program is the leader of its own process group. Children may run without it: PHP's workers do if it was killed. */
const endGroup = (pid) => {
	try {
		process.kill(-pid, 'SIGTERM');
	} catch (error) {
		if (error.code !== 'ESRCH') {
			throw error;
		}
	}
};

/**
 * @typedef {object} TiedProcess
 * @property {() => Promise<void>} stop Ends the program and its children; resolves when the last of them has ended.
 * @property {Promise<void>} ended Resolves when the program itself ends.
 * @property {() => boolean} isRunning
 */

/**
 * Starts a program that ends with this tool.
 *
 * @param {object} job
 * @param {string} job.program
 * @param {string[]} job.args
 * @param {Record<string, string>} job.env Added to the environment.
 * @param {string} job.log File for its output.
 * @returns {TiedProcess}
 */
export const startTied = ({ program, args, env, log }) => {
	const output = openSync(log, 'a');
	const child = spawn(execPath, [TIED, program, ...args], {
		env: { ...process.env, ...env },
		// The program and its children inherit the last pipe: it closes when the last of them has ended.
		stdio: ['pipe', output, output, 'pipe'],
		detached: true,
	});
	closeSync(output);
	const closed = once(child, 'close');
	return {
		async stop() {
			endGroup(child.pid);
			await closed;
		},
		ended: once(child, 'exit').then(() => undefined),
		isRunning: () => child.exitCode === null && child.signalCode === null,
	};
};
