/** Runs Redis without persistence, reached by a socket only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startDaemon } from './daemon.mjs';

/**
 * @param {{programs: Record<string, string>, dir: string, run: string}} job
 * @returns {Promise<import('./daemon.mjs').Daemon & {socket: string}>}
 */
export const startRedis = async ({ programs, dir, run }) => {
	const socket = join(run, 'redis.sock');
	const daemon = await startDaemon({
		program: programs.redis,
		args: ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', run],
		log: join(dir, 'redis.log'),
		isReady: () => existsSync(socket),
	});
	return { ...daemon, socket };
};
