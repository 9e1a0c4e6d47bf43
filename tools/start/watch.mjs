/** Updates a running shop's plugin folder when the sources change. */
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { BUILD, inProject } from '../paths.mjs';

/** Delay before copying, in milliseconds: editors and webpack write several files at once. */
const SETTLED_AFTER_MS = 150;

const SOURCES = [
	...['php-stubs', 'demo-shop', 'blocks', 'data', 'languages'].map((folder) => inProject(folder)),
	BUILD,
];

/** Returns a folder and all folders below it; empty if it does not exist. */
const foldersIn = (folder) =>
	existsSync(folder)
		? [
				folder,
				...readdirSync(folder, { recursive: true, withFileTypes: true })
					.filter((entry) => entry.isDirectory())
					.map((entry) => join(entry.parentPath, entry.name)),
			]
		: [];

/**
 * Watches php-stubs, demo-shop, blocks, data, languages and build until the process ends. Each folder has a watcher of its own: on
 * Linux, Node's recursive watching misses files that are replaced by renaming, as git and many editors do.
 *
 * @param {() => number} refresh Copies the changed files; returns their number.
 * @param {(line: string) => void} say
 */
export const watchSources = (refresh, say) => {
	let timer = null;
	const update = () => {
		try {
			const changes = refresh();
			if (changes > 0) {
				say(`Plugin folder refreshed: ${changes} files.`);
			}
		} catch (error) {
			// A file that a build has removed between being listed and being copied: another event follows.
			if (error.code !== 'ENOENT') {
				say(`Plugin folder not refreshed: ${error.message}`);
			}
		}
	};
	const watched = new Set();
	const watchFolders = () => {
		for (const folder of SOURCES.flatMap(foldersIn).filter((path) => !watched.has(path))) {
			watched.add(folder);
			watch(folder, () => {
				clearTimeout(timer);
				timer = setTimeout(() => {
					watchFolders();
					update();
				}, SETTLED_AFTER_MS);
			}).on('error', () => watched.delete(folder));
		}
		for (const folder of [...watched].filter((path) => !existsSync(path))) {
			watched.delete(folder);
		}
	};
	watchFolders();
};
