import type { BootData } from './data';
import { once } from './once';
import type { LoadScripts } from './scripts';

/** Loads what an island or a script of src/site needs, and tells what the page knows then. Rejects where it cannot. */
export type LoadNeeds = (name: string) => Promise<BootData>;

/**
 * @param data The page's own.
 * @param ask Asks the shop about a name that the page was not told of, as that of an island that another script has inserted. What
 *            it answers is for everybody: where the page knows better, that counts. Null where it knows nothing of it.
 */
export const createNeeds = (
	data: BootData,
	ask: (name: string) => Promise<BootData | null>,
	load: LoadScripts,
): LoadNeeds => {
	const asked = new Map<string, Promise<BootData | null>>();
	return async (name) => {
		const { needs, scripts, ...known } = data.needs[name]
			? data
			: ((await once(asked, name, () => ask(name))) ?? data);
		const handles = needs[name];
		if (!handles) {
			throw new Error(`Unknown: ${name}`);
		}
		await load(handles, scripts);
		return { ...known, ...data };
	};
};
