import type { LoadScripts } from '../../stores/catalogue/setup';

/** Loads scripts like boot loads islands: each once per page; a failed one is retried with the next call. */
export const loadScripts: LoadScripts = async (name) => {
	await window.storefrontIslands?.load?.(name);
};
