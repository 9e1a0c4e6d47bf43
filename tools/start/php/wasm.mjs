/** Runs PHP as WebAssembly, for machines that only have Node. */
import { argv0 } from 'node:process';
import { inProject } from '../../paths.mjs';
import { processPhp } from './process.mjs';

export const WASM_PHP_VERSION = '8.2';

const PROGRAM = inProject('tools/start/php/wasm-process.mjs');

/** @type {import('./index.mjs').Php} */
export const wasmPhp = processPhp({
	runCommand: (script) => [argv0, PROGRAM, 'run', script],
	serveCommand: (_site, port) => [argv0, PROGRAM, 'serve', String(port)],
	env: { WASM_PHP_VERSION },
});
