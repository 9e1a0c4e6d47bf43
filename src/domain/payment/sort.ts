/** Sorts method names in the shop's order; the others follow in the order of registration. */
export const sortMethods = (
	registered: readonly string[],
	sortOrder: readonly string[],
): readonly string[] => {
	const named = [...new Set(sortOrder)].filter((name) => registered.includes(name));
	return [...named, ...registered.filter((name) => !named.includes(name))];
};
