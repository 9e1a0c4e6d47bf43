#!/usr/bin/env node
/** Replays the recorded Store API conversations against a fresh shop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';

const replay = async (url) => {
	const child = spawn(
		process.execPath,
		[
			inProject('test/contract/replay.mjs'),
			url,
			'--check',
			inProject('test/fixtures/store-api/recordings'),
		],
		{ stdio: 'inherit' },
	);
	const [code] = await once(child, 'close');
	return code ?? 1;
};

try {
	const shop = await startShop({});
	try {
		process.exitCode = await replay(shop.url);
	} finally {
		await shop.stop();
	}
} catch (error) {
	exitWith(error);
}
