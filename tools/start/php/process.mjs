/** Runs PHP as a separate process, native or WebAssembly. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTied } from '../tied-process.mjs';
import { scriptFailure } from './script-failure.mjs';

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
		const [program, ...args] = serveCommand(site, port);
		const { stop, ended } = startTied({ program, args, env: { ...ownEnv, SITE: site }, log });
		return { stop, ended: ended.then(() => `PHP ended; see ${log}.`) };
	},
});
