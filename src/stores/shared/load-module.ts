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
