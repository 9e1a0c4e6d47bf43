/**
 * Returns the exports of a script that is loaded when it is needed, once per page; undefined if it cannot be loaded:
 * the next call tries again. Each script declares its exports as a field of StorefrontModules.
 */
export const loadModule = async <Name extends keyof StorefrontModules>(
	name: Name,
): Promise<StorefrontModules[Name] | undefined> => {
	await window.storefrontIslands?.load?.(name);
	const modules: Partial<StorefrontModules> | undefined = window.storefrontIslands?.modules;
	return modules?.[name];
};

/** Milliseconds after which the browser does without a script what it does where the script failed. */
const AT_LATEST = 10_000;

/** Like loadModule(), but undefined for a script that has not come after ten seconds. */
export const loadInTime = <Name extends keyof StorefrontModules>(
	name: Name,
): Promise<StorefrontModules[Name] | undefined> =>
	Promise.race([
		loadModule(name),
		new Promise<undefined>((resolve) => {
			setTimeout(resolve, AT_LATEST);
		}),
	]);
