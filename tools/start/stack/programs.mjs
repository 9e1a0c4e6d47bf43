/** Programs of a shop's server: MariaDB, PHP-FPM, nginx, Redis. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from '../../problem.mjs';

/** Debian does not include /usr/sbin in the PATH of ordinary users. */
const FOLDERS = [
	...(process.env.PATH ?? '').split(delimiter),
	'/usr/sbin',
	'/usr/local/sbin',
	'/opt/homebrew/bin',
];

/** Names of each program, and Debian's package that has it. */
const PROGRAMS = {
	mariadbd: { names: ['mariadbd', 'mysqld'], package: 'mariadb-server' },
	installDatabase: { names: ['mariadb-install-db', 'mysql_install_db'], package: 'mariadb-server' },
	fpm: { names: ['php-fpm8.2', 'php-fpm8.3', 'php-fpm8.4', 'php-fpm'], package: 'php8.2-fpm' },
	nginx: { names: ['nginx'], package: 'nginx-light' },
	redis: { names: ['redis-server'], package: 'redis-server' },
};

/** PHP extensions that the shop's scripts and PHP-FPM need, and Debian's packages that have them. */
const EXTENSIONS = { mysqli: 'php8.2-mysql', redis: 'php8.2-redis' };

const isExecutable = (file) => {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
};

/** Returns the path of the first program of these names; null if there is none. */
export const findProgram = (...names) =>
	names
		.flatMap((name) => FOLDERS.map((folder) => join(folder, name)))
		.find((file) => isExecutable(file)) ?? null;

const loadedExtensions = () =>
	new Set((spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout ?? '').split('\n'));

const pathsOf = () =>
	Object.entries(PROGRAMS).map(([key, { names }]) => [key, findProgram(...names)]);

/** Returns Debian's packages that this machine lacks for the stack. */
export const missingPackages = () => {
	const loaded = loadedExtensions();
	return [
		...new Set([
			...pathsOf()
				.filter(([, path]) => path === null)
				.map(([key]) => PROGRAMS[key].package),
			...Object.keys(EXTENSIONS)
				.filter((name) => !loaded.has(name))
				.map((name) => EXTENSIONS[name]),
		]),
	];
};

/**
 * Finds the programs.
 *
 * @returns {Record<keyof typeof PROGRAMS, string>} Paths.
 * @throws {Problem} If one is missing; it names the packages to install.
 */
export const findPrograms = () => {
	const missing = missingPackages();
	if (missing.length > 0) {
		throw new Problem(
			`The production stack needs more programs: apt-get install ${missing.join(' ')}`,
		);
	}
	return Object.fromEntries(pathsOf());
};
