/** Keeps a running shop's plugin folder up to date with the sources. */
import { existsSync, watch } from 'node:fs';
import { BUILD, inProject } from '../paths.mjs';

/** Editors and webpack write several files at once. */
const SETTLED_AFTER_MS = 150;

/**
 * Watches php-stubs, blocks, languages and build for as long as the process lives.
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
	const sources = ['php-stubs', 'blocks', 'languages'].map((folder) => inProject(folder));
	for (const folder of [...sources, BUILD].filter(existsSync)) {
		watch(folder, { recursive: true }, () => {
			clearTimeout(timer);
			timer = setTimeout(update, SETTLED_AFTER_MS);
		});
	}
};
