/** Runs nginx in front of PHP-FPM, with WordPress's own rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPortTaken } from '../port.mjs';
import { startDaemon } from './daemon.mjs';

const TYPES = {
	'text/css': 'css',
	'text/html': 'html',
	'text/javascript': 'js mjs',
	'application/json': 'json map',
	'image/svg+xml': 'svg',
	'image/png': 'png',
	'image/jpeg': 'jpg jpeg',
	'image/webp': 'webp',
	'image/avif': 'avif',
	'font/woff2': 'woff2',
	'application/wasm': 'wasm',
};

/** Returns the directives for files that nginx writes, for its `http` block: all below one folder. */
export const fileDirectives = (dir) =>
	['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((kind) => `${kind}_temp_path ${dir}/${kind};`)
		.join('\n\t');

const configText = ({ dir, port, site, fpm }) => `
worker_processes 1;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${dir}/nginx.pid;
error_log ${dir}/error.log warn;
events { worker_connections 1024; }
http {
	access_log off;
	${fileDirectives(dir)}
	types {
${Object.entries(TYPES)
	.map(([type, endings]) => `\t\t${type} ${endings};`)
	.join('\n')}
	}
	server {
		listen 127.0.0.1:${port} backlog=1024;
		root ${site};
		index index.php;
		client_max_body_size 16m;
		location ~ /\\.|^/wp-content/(debug\\.log|stopped-at) { return 404; }
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ \\.php$ {
			try_files $uri =404;
			fastcgi_pass unix:${fpm};
			fastcgi_read_timeout 120s;
			fastcgi_buffers 64 16k;
			fastcgi_buffer_size 64k;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_param SCRIPT_NAME $fastcgi_script_name;
			fastcgi_param DOCUMENT_ROOT $document_root;
			fastcgi_param DOCUMENT_URI $document_uri;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param GATEWAY_INTERFACE CGI/1.1;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param SERVER_SOFTWARE nginx;
			fastcgi_param REMOTE_ADDR $remote_addr;
			fastcgi_param SERVER_ADDR $server_addr;
			fastcgi_param SERVER_PORT $server_port;
			fastcgi_param SERVER_NAME $host;
			fastcgi_param REQUEST_SCHEME $scheme;
		}
	}
}
`;

/**
 * @param {{programs: Record<string, string>, dir: string, port: number, site: string, fpm: string}} job dir: folder for its
 *   files. fpm: socket of PHP-FPM.
 * @returns {Promise<import('./daemon.mjs').Daemon>} Resolves once it listens.
 */
export const startWebServer = ({ programs, dir, port, site, fpm }) => {
	mkdirSync(dir, { recursive: true });
	const configuration = join(dir, 'nginx.conf');
	const log = join(dir, 'error.log');
	writeFileSync(configuration, configText({ dir, port, site, fpm }));
	return startDaemon({
		program: programs.nginx,
		args: ['-p', dir, '-c', configuration, '-e', log],
		log,
		isReady: () => isPortTaken(port),
	});
};
