import type { LoadScripts } from '../../stores/catalogue/setup';

/** As boot loads islands: each script once a page, one that failed again with the next call. */
export const loadScripts: LoadScripts = async (name) => {
	await window.storefrontIslands?.load?.(name);
};
