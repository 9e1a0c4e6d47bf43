/** Names of methods in the shop's order; those that it does not name follow as they were registered. */
export const sortMethods = (
	registered: readonly string[],
	sortOrder: readonly string[],
): readonly string[] => {
	const named = [...new Set(sortOrder)].filter((name) => registered.includes(name));
	return [...named, ...registered.filter((name) => !named.includes(name))];
};
