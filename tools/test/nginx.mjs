/** Runs nginx as a full-page cache in front of a shop, with the usual rules of such caches. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { isPortTaken } from '../start/port.mjs';
import { startDaemon } from '../start/stack/daemon.mjs';
import { findProgram } from '../start/stack/programs.mjs';
import { fileDirectives } from '../start/stack/web-server.mjs';

/** Returns the path of nginx; null if there is none. */
export const findNginx = () => findProgram('nginx');

/**
 * Deliberately caches as much as possible: everything that the shop does not forbid is cached, including pages for
 * visitors with a cart. Not cached, as in any cache: responses that forbid it (Cache-Control, a cookie that is set),
 * requests that send data, and logged-in users. Caches that bypass visitors with a cart have fewer problems.
 */
const configText = ({ dir, port, origin }) => `
worker_processes 1;
daemon off;
master_process off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log warn;
events { worker_connections 256; }
http {
	access_log off;
	${fileDirectives(dir)}
	proxy_cache_path ${dir}/pages levels=1:2 keys_zone=pages:4m max_size=64m inactive=60m use_temp_path=off;
	map $http_cookie $is_logged_in {
		default 0;
		~wordpress_logged_in_ 1;
	}
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass ${origin};
			proxy_http_version 1.1;
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $remote_addr;
			proxy_read_timeout 120s;
			client_max_body_size 16m;
			proxy_cache pages;
			proxy_cache_methods GET HEAD;
			proxy_cache_key $request_method$http_host$request_uri;
			proxy_cache_valid 200 301 60m;
			proxy_cache_bypass $is_logged_in;
			proxy_no_cache $is_logged_in;
			add_header X-Cache $upstream_cache_status always;
		}
	}
}
`;

/**
 * Starts nginx.
 *
 * @param {{dir: string, port: number, origin: string}} options dir: empty folder for its configuration
 *   and cached pages. origin: address of the shop behind it, without trailing slash.
 * @returns {Promise<{stop: () => Promise<void>}>} Resolves once it listens.
 */
export const startNginx = async ({ dir, port, origin }) => {
	const program = findNginx();
	if (program === null) {
		throw new Problem('This machine has no nginx. Install it: apt-get install nginx-light');
	}
	rmSync(dir, { recursive: true, force: true });
	mkdirSync(dir, { recursive: true });
	const configuration = join(dir, 'nginx.conf');
	const log = join(dir, 'error.log');
	writeFileSync(configuration, configText({ dir, port, origin }));
	return startDaemon({
		program,
		args: ['-p', dir, '-c', configuration, '-e', log],
		log,
		isReady: () => isPortTaken(port),
	});
};
