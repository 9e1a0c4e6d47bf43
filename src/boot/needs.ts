import type { BootData } from './data';
import { once } from './once';
import type { LoadScripts } from './scripts';

/**
 * Loads the scripts of an island or of a script of src/site, and returns the boot data. Rejects if they cannot be
 * loaded.
 */
export type LoadNeeds = (name: string) => Promise<BootData>;

/**
 * Creates the function that loads an island's scripts.
 *
 * @param data Boot data of the page.
 * @param fetchUnknown Requests the boot data of a name that the page does not have, such as an island inserted by another
 * script. The response is the same for all visitors, so data of the page takes precedence. Null if the shop does not
 * know the name.
 */
export const createNeeds = (
	data: BootData,
	fetchUnknown: (name: string) => Promise<BootData | null>,
	load: LoadScripts,
): LoadNeeds => {
	const requests = new Map<string, Promise<BootData | null>>();
	return async (name) => {
		const { needs, scripts, ...known } = data.needs[name]
			? data
			: ((await once(requests, name, () => fetchUnknown(name))) ?? data);
		const handles = needs[name];
		if (!handles) {
			throw new Error(`Unknown: ${name}`);
		}
		await load(handles, scripts);
		return { ...known, ...data };
	};
};
