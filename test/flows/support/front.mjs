/** Server in front of a shop that holds answers back, as a slow network does: WebDriver cannot. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** @param {number} port Where visitors find the shop. */
export const startFront = async (port, origin) => {
	let held = null;
	let waiting = [];

	const pass = (incoming, outgoing) => {
		const { method, headers, url } = incoming;
		const passed = request(origin + url, { method, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode, answer.headers);
			answer.pipe(outgoing);
		});
		passed.on('error', () => outgoing.destroy());
		incoming.pipe(passed);
	};

	const server = createServer((incoming, outgoing) => {
		if (held?.test(incoming.url)) {
			waiting.push(() => pass(incoming, outgoing));
		} else {
			pass(incoming, outgoing);
		}
	}).listen(port, '127.0.0.1');
	await once(server, 'listening');

	return {
		/** Holds matching requests back from now on. @param {RegExp} pattern */
		hold: (pattern) => {
			held = pattern;
		},
		/** Number of requests that are held. */
		count: () => waiting.length,
		release: () => {
			held = null;
			waiting.forEach((go) => go());
			waiting = [];
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
};
