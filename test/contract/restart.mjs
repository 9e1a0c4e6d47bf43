#!/usr/bin/env node
/** Tests what persists across restarts: carts and orders do; a server does not outlive the tool that started it. */
import { rejects, strictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process, { execPath } from 'node:process';
import { after, test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { processPhp } from '../../tools/start/php/process.mjs';
import { isPortTaken } from '../../tools/start/port.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { createVisitor, readCatalogue } from './visitor.mjs';

const dir = mkdtempSync(join(tmpdir(), 'storefront-islands-restart-'));
after(() => rmSync(dir, { recursive: true, force: true }));

test('carts and orders survive a restart', async () => {
	const before = await startShop({ dir });
	const catalogue = await readCatalogue(before.url);
	const visitor = createVisitor(before.url);
	await visitor.add(catalogue.get('P-006').id);
	const { body: order } = await visitor.order();
	await visitor.add(catalogue.get('P-005').id, 3);
	await before.stop();

	// The names of cookies depend on the shop's address, as WordPress's do.
	const after = await startShop({ dir, port: Number(new URL(before.url).port) });
	const cart = await visitor.cart();
	strictEqual(cart.items[0].quantity, 3);
	strictEqual(cart.billing_address.email, 'ada@example.com');
	const proof = `?key=${order.order_key}&billing_email=ada@example.com`;
	strictEqual((await visitor.get(`order/${order.order_id}${proof}`)).status, 200);
	await after.stop();
});

test('a shop that is already open is not created again, and its port is free after its process was killed', async () => {
	const tool = spawn(execPath, [inProject('test/contract/open-shop.mjs'), dir], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [line] = await once(tool.stdout, 'data');
	const port = Number(new URL(String(line)).port);
	await rejects(startShop({ dir, reset: true }), /is open already/);
	strictEqual(await isPortTaken(port), true);

	tool.kill('SIGKILL');
	await eventually('The port is taken', () => isPortTaken(port), false);
});

test('a port is free once its server has stopped, also if the first process was killed and a worker is slow', async () => {
	const report = join(dir, 'worker');
	const work = `
		require('node:net').createServer().listen(0, '127.0.0.1', function () {
			require('node:fs').writeFileSync(${JSON.stringify(report)}, [process.ppid, this.address().port].join());
		});
		process.on('SIGTERM', () => setTimeout(process.exit, 300));
	`;
	const serve = `
		require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}], {
			stdio: ['ignore', 'inherit', 'inherit', 3],
		});
	`;
	const php = processPhp({
		runCommand: () => [],
		serveCommand: () => [execPath, '-e', serve],
		env: {},
	});
	const server = await php.serve({ site: dir, port: 0, log: join(dir, 'server.log') });
	await eventually('server', () => existsSync(report) && readFileSync(report, 'utf8') !== '', true);
	const [first, port] = readFileSync(report, 'utf8').split(',').map(Number);
	process.kill(first, 'SIGKILL');
	await server.ended;
	strictEqual(await isPortTaken(port), true);
	await server.stop();
	strictEqual(await isPortTaken(port), false);
});
