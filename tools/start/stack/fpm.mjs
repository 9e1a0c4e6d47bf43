/** Runs PHP-FPM: a fixed number of processes, as on a small host. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDaemon } from './daemon.mjs';

/** Number of requests that are processed at the same time. */
const PROCESSES = 8;

const isRoot = () => process.getuid?.() === 0;

const configText = ({ run, log }) => `
[global]
pid = ${join(run, 'fpm.pid')}
error_log = ${log}
daemonize = no
[www]
listen = ${join(run, 'fpm.sock')}
listen.backlog = 1024
${isRoot() ? 'user = root' : ''}
pm = static
pm.max_children = ${PROCESSES}
catch_workers_output = yes
decorate_workers_output = no
clear_env = no
php_admin_value[opcache.revalidate_freq] = 0
php_admin_value[memory_limit] = 512M
php_admin_flag[display_errors] = off
php_admin_flag[log_errors] = on
`;

/**
 * @param {{programs: Record<string, string>, run: string, log: string, env: Record<string, string>}} job
 * @returns {Promise<import('./daemon.mjs').Daemon & {socket: string}>}
 */
export const startFpm = async ({ programs, run, log, env }) => {
	const socket = join(run, 'fpm.sock');
	const configuration = join(run, 'fpm.conf');
	writeFileSync(configuration, configText({ run, log }));
	const daemon = await startDaemon({
		program: programs.fpm,
		args: ['--nodaemonize', '--fpm-config', configuration, ...(isRoot() ? ['-R'] : [])],
		log,
		env,
		isReady: () => existsSync(socket),
	});
	return { ...daemon, socket };
};
