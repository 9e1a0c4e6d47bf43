#!/usr/bin/env node
/** Tests that no process of a server outlives it: its workers end with it, also when it was killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';

const WITHIN_MS = 20_000;
/** A server that says its process, with a worker that holds its output open. */
const SERVER = 'sleep 300 & echo $$; wait';

test('workers end when their server was killed', { timeout: WITHIN_MS }, async () => {
	const child = spawn(execPath, [inProject('tools/start/php/tied.mjs'), 'sh', '-c', SERVER], {
		stdio: ['pipe', 'pipe', 'inherit'],
		detached: true,
	});
	try {
		const [pid] = await once(createInterface({ input: child.stdout }), 'line');
		const closed = once(child, 'close');
		process.kill(Number(pid), 'SIGKILL');
		await closed;
	} finally {
		child.kill('SIGKILL');
	}
});
