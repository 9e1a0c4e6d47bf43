/** Selects the PHP that runs the shop: the machine's, or WebAssembly PHP from npm. */
import { Problem } from '../../problem.mjs';
import { nativePhp, nativePhpVersion } from './native.mjs';

/**
 * @typedef {object} Php
 * @property {(job: {site: string, script: string, env: Record<string, string>}) => Promise<string>} run
 *   Runs one script with SITE (the WordPress folder) and `env` in its environment; resolves to its output.
 * @property {(job: {site: string, port: number, log: string}) => Promise<Server>} serve
 *   Serves a WordPress folder on 127.0.0.1.
 */

/**
 * @typedef {object} Server
 * @property {() => Promise<void>} stop
 * @property {Promise<string>} ended Resolves with the reason when the server ends by itself.
 */

const FASTER =
	'For a shop that answers about ten times as fast install PHP 7.4 or newer with pdo_sqlite (Debian: apt-get install php-cli php-sqlite3).';

/**
 * Selects the PHP to use.
 *
 * @param {'auto' | 'native' | 'wasm'} wish
 * @param {(line: string) => void} say
 * @returns {Promise<Php>}
 */
export const choosePhp = async (wish, say) => {
	const version = wish === 'wasm' ? null : nativePhpVersion();
	if (version !== null) {
		say(`PHP ${version} of this machine.`);
		return nativePhp;
	}
	if (wish === 'native') {
		throw new Problem('This machine has no PHP 7.4 or newer with pdo_sqlite.');
	}
	const { wasmPhp, WASM_PHP_VERSION } = await import('./wasm.mjs');
	say(`PHP ${WASM_PHP_VERSION} as WebAssembly. ${FASTER}`);
	return wasmPhp;
};
