#!/usr/bin/env node
/**
 * Runs PHP as WebAssembly in a separate process. SITE is the WordPress folder, WASM_PHP_VERSION the PHP version.
 *
 *   wasm-process.mjs run SCRIPT    runs a script of the project and prints its output
 *   wasm-process.mjs serve PORT    serves the folder on 127.0.0.1
 *
 * A single interpreter handles requests one after the other, so that SQLite's file never has two writers.
 */
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { argv, env, stderr, stdout } from 'node:process';
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { PHP, PHPRequestHandler, setPhpIniEntries } from '@php-wasm/universal';
import { root } from '../../paths.mjs';

const SITE = '/wordpress';
/** Number of requests after which the interpreter is replaced to free memory: WebAssembly memory only grows. */
const REQUESTS_PER_INTERPRETER = 400;
/** Paths of the shop's own data, which must not be downloadable. Same as in router.php. */
const HIDDEN = /\/\.|^\/wp-content\/(database\/|debug\.log)/;

const loadRuntime = () =>
	loadNodeRuntime(env.WASM_PHP_VERSION, { emscriptenOptions: { processId: 1 } });

const loadPhp = async () => {
	const php = new PHP(await loadRuntime());
	await php.mount(SITE, createNodeFsMountHandler(env.SITE));
	await setPhpIniEntries(php, { memory_limit: '512M', display_errors: '0', log_errors: '1' });
	return php;
};

const run = async (script) => {
	const php = await loadPhp();
	await php.mount('/project', createNodeFsMountHandler(root));
	try {
		const result = await php.run({
			scriptPath: `/project/${relative(root, script)}`,
			env: { ...env, SITE },
		});
		stdout.write(result.text);
	} catch (error) {
		stderr.write(`${error.response?.errors ?? error}\n`);
		process.exitCode = 1;
	}
	php.exit();
};

const bodyOf = async (request) => {
	const parts = [];
	for await (const part of request) {
		parts.push(part);
	}
	return Buffer.concat(parts);
};

const serve = async (port) => {
	const php = await loadPhp();
	php.enableRuntimeRotation({
		recreateRuntime: loadRuntime,
		maxRequests: REQUESTS_PER_INTERPRETER,
	});
	const handler = new PHPRequestHandler({
		php,
		documentRoot: SITE,
		absoluteUrl: `http://127.0.0.1:${port}`,
		cookieStore: false,
		getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
	});

	const answer = async (request, response) => {
		if (HIDDEN.test(new URL(request.url, 'http://localhost').pathname)) {
			response.writeHead(404).end();
			return;
		}
		const { httpStatusCode, headers, bytes } = await handler.request({
			url: request.url,
			method: request.method,
			headers: request.headers,
			body: await bodyOf(request),
		});
		response.writeHead(httpStatusCode, headers).end(bytes);
	};

	createServer((request, response) => {
		answer(request, response).catch((error) => {
			console.error(error);
			response.destroy();
		});
	}).listen(port, '127.0.0.1');
};

const [, , command, argument] = argv;
await (command === 'run' ? run(argument) : serve(Number(argument)));
