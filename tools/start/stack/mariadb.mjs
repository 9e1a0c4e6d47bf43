/** Runs MariaDB with a database of its own, reached by a socket only. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../problem.mjs';
import { startDaemon } from './daemon.mjs';

/** Name of the shop's database. */
export const DATABASE = 'shop';

/** The server refuses to run as root unless it is told to. */
const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

const install = (program, data) => {
	const made = spawnSync(
		program,
		[
			'--no-defaults',
			`--datadir=${data}`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			...asRoot(),
		],
		{ encoding: 'utf8' },
	);
	if (made.status !== 0) {
		// Its last lines are advice; the reason stands before them.
		const reason = `${made.stdout}${made.stderr}`.slice(0, 1500);
		throw new Problem(`mariadb-install-db ended with ${made.status ?? made.signal}: ${reason}`);
	}
};

/**
 * Starts MariaDB; creates its data folder if there is none.
 *
 * @param {{programs: Record<string, string>, dir: string, run: string}} job dir: folder of the data. run: folder with a
 *   short path for the socket.
 * @returns {Promise<import('./daemon.mjs').Daemon & {socket: string}>}
 */
export const startMariaDb = async ({ programs, dir, run }) => {
	const data = join(dir, 'mariadb');
	const socket = join(run, 'mariadb.sock');
	const initial = join(run, 'initial.sql');
	writeFileSync(initial, `CREATE DATABASE IF NOT EXISTS ${DATABASE};\n`);
	if (!existsSync(join(data, 'mysql'))) {
		mkdirSync(data, { recursive: true });
		install(programs.installDatabase, data);
	}
	const daemon = await startDaemon({
		program: programs.mariadbd,
		args: [
			'--no-defaults',
			`--datadir=${data}`,
			`--socket=${socket}`,
			`--pid-file=${join(run, 'mariadb.pid')}`,
			'--skip-networking',
			`--init-file=${initial}`,
			'--character-set-server=utf8mb4',
			// Written at each second instead of at each commit: isolation and locks are the same.
			'--innodb-flush-log-at-trx-commit=2',
			...asRoot(),
		],
		log: join(dir, 'mariadb.log'),
		isReady: () => existsSync(socket),
	});
	return { ...daemon, socket };
};
