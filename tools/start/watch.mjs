/** Keeps a running shop's plugin folder up to date with the sources. */
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { BUILD, inProject } from '../paths.mjs';

/** Editors and webpack write several files at once. */
const SETTLED_AFTER_MS = 150;

const SOURCES = [
	...['php-stubs', 'demo-shop', 'blocks', 'languages'].map((folder) => inProject(folder)),
	BUILD,
];

/** A folder and all below it; none where it does not exist. */
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
 * Watches php-stubs, blocks, languages and build for as long as the process lives: folder by folder, as Node's
 * recursive watching loses files on Linux that are replaced by renaming, which git and many editors do.
 *
 * @param {() => number} refresh Copies what has changed; tells how many files.
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
			// A file that vanished between being listed and being copied: the next event tells of it.
			say(`Plugin folder not refreshed: ${error.message}`);
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
