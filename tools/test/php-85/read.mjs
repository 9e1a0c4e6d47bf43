#!/usr/bin/env node
/**
 * Has PHP 8.5, as WebAssembly from npm, read every PHP file: no syntax error, no deprecation while it is compiled. It runs
 * none of them: PHP's tests take three minutes on it.
 */
import { filesBelow } from '../../files.mjs';
import { inProject } from '../../paths.mjs';
import { installOnce } from '../install-once.mjs';

const FOLDERS = ['php-stubs', 'demo-shop', 'blocks', 'test', 'tools'];
const STRICT = ['-d', 'error_reporting=-1', '-d', 'display_errors=1', '-d', 'log_errors=0'];
const FINE = /^(No syntax errors detected in .*)?$/;

installOnce(inProject('tools/test/php-85'));
const { loadNodeRuntime, useHostFilesystem: mountDisk } = await import('@php-wasm/node');
const { PHP } = await import('@php-wasm/universal');

const php = new PHP(await loadNodeRuntime('8.5', { emscriptenOptions: { processId: 1 } }));
mountDisk(php);
const files = FOLDERS.flatMap((folder) => filesBelow(inProject(folder))).filter(
	(file) => file.endsWith('.php') && !file.includes('/node_modules/'),
);
const answer = await php.cli(['php', ...STRICT, '-l', ...files]);
const text = await answer.stdoutText;
const complaints = text.split('\n').filter((line) => !FINE.test(line));
console.log([`${files.length} files read.`, ...complaints].join('\n'));
process.exit((await answer.exitCode) === 0 && complaints.length === 0 ? 0 : 1);
