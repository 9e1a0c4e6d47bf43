#!/usr/bin/env node
/**
 * Firefox for Playwright, which starts this file in its place: starts the machine's Firefox with the same arguments, and
 * passes WebDriver BiDi's messages on. Playwright sends a command that Firefox ESR 153 does not know, before each page;
 * it is answered here. When Firefox ESR knows it, this file can go.
 */
import { spawn } from 'node:child_process';
import { argv, exit } from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../../tools/firefox.mjs';

const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';
/** What Firefox prints, and Playwright waits for. */
const LISTENING = 'WebDriver BiDi listening on ';

const relay = (client, address) => {
	const firefox = new WebSocket(address);
	const isOpen = new Promise((resolve) => {
		firefox.on('open', resolve);
	});
	client.on('message', async (message) => {
		const text = String(message);
		const { id, method } = JSON.parse(text);
		if (method === UNKNOWN_COMMAND) {
			client.send(JSON.stringify({ type: 'success', id, result: {} }));
			return;
		}
		await isOpen;
		firefox.send(text);
	});
	firefox.on('message', (message) => client.send(String(message)));
	firefox.on('close', () => client.close());
	client.on('close', () => firefox.close());
};

const listen = (address) => {
	const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
	server.on('connection', (client, { url }) => relay(client, address + url));
	server.on('listening', () => {
		console.error(`${LISTENING}ws://127.0.0.1:${server.address().port}`);
	});
};

const firefox = spawn(findFirefox(), argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => exit(code ?? 1));
for await (const line of createInterface({ input: firefox.stderr })) {
	if (line.startsWith(LISTENING)) {
		listen(line.slice(LISTENING.length));
	}
}
