/** Network ports of this machine. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from '../problem.mjs';

/**
 * Checks that a port can be listened on.
 *
 * @param {number} port Port, or 0 for any.
 * @returns {Promise<number>} The port.
 */
export const freePort = async (port) => {
	const server = createServer();
	server.listen(port, '127.0.0.1');
	try {
		await once(server, 'listening');
	} catch (error) {
		if (error.code === 'EADDRINUSE') {
			throw new Problem(`Port ${port} is taken. Choose another: npm start -- --port=${port + 1}`);
		}
		if (error.code === 'EACCES') {
			throw new Problem(
				`Port ${port} needs more rights. Choose one above 1023: npm start -- --port=9400`,
			);
		}
		throw error;
	}
	const { port: found } = server.address();
	server.close();
	await once(server, 'close');
	return found;
};

/** True if a process listens on the port. */
export const isPortTaken = async (port) => {
	try {
		await freePort(port);
		return false;
	} catch {
		return true;
	}
};
