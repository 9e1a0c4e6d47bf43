/** File system helpers shared by several tools. */
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Returns every file below a folder, absolute and sorted; empty if the folder does not exist. */
export const filesBelow = (folder) =>
	existsSync(folder)
		? readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name))
				.sort()
		: [];

/** Moves a finished folder to its final name, or deletes it if another process was faster. */
export const moveUnlessThere = (folder, name) => {
	try {
		renameSync(folder, name);
	} catch (error) {
		if (!existsSync(name)) {
			throw error;
		}
		rmSync(folder, { recursive: true });
	}
};

/** Links a file that nobody changes, or copies it to another file system. */
export const linkOrCopy = (from, to) => {
	try {
		linkSync(from, to);
	} catch (error) {
		if (error.code !== 'EXDEV') {
			throw error;
		}
		copyFileSync(from, to);
	}
};

/** Returns a short hash of names (relative to `base`) and contents of files, and of additional data. */
export const hashOf = (files, base, besides = '') => {
	const hash = createHash('sha256').update(besides);
	for (const file of files) {
		hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
	}
	return hash.digest('hex').slice(0, 16);
};

const isSame = (from, to) => {
	const target = statSync(to, { throwIfNoEntry: false });
	const source = statSync(from);
	return (
		target !== undefined &&
		target.size === source.size &&
		Math.abs(target.mtimeMs - source.mtimeMs) < 1
	);
};

/**
 * Makes `target` contain exactly `files` (path inside target → source file). Writes only what differs, so that a
 * running server never sees an empty folder.
 *
 * @returns Number of files written or removed.
 */
export const syncFiles = (files, target) => {
	let changes = 0;
	for (const [path, from] of files) {
		const to = join(target, path);
		if (isSame(from, to)) {
			continue;
		}
		mkdirSync(dirname(to), { recursive: true });
		copyFileSync(from, to);
		const { atime, mtime } = statSync(from);
		utimesSync(to, atime, mtime);
		changes += 1;
	}
	for (const file of filesBelow(target)) {
		if (!files.has(relative(target, file))) {
			rmSync(file);
			changes += 1;
		}
	}
	return changes;
};
