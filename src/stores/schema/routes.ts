/** Routes of a REST namespace, by resource and by the ids that they take. */

/** Route with placeholders for ids ("/wc/store/v1/products/{id}") → names of the placeholders. */
export type ResourceRoutes = ReadonlyMap<string, readonly string[]>;

/** Resource name ("products/attributes/terms") → its routes. */
export type NamespaceRoutes = ReadonlyMap<string, ResourceRoutes>;

/** Placeholder of an id in the pattern of a route: "(?P<id>[\d]+)". */
const ID_PLACEHOLDER = /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g;

/** Groups patterns of routes by resource, in their order. */
export const routesByResource = (
	patterns: readonly string[],
	namespace: string,
): NamespaceRoutes => {
	const routes = new Map<string, Map<string, readonly string[]>>();
	for (const pattern of patterns) {
		const resource = pattern
			.replace(namespace, '')
			.replace(ID_PLACEHOLDER, '')
			.replace(/\/+/g, '/')
			.replace(/^\/|\/$/g, '');
		const ids = [...pattern.matchAll(ID_PLACEHOLDER)].map(([, name = '']) => name);
		const known = routes.get(resource) ?? new Map<string, readonly string[]>();
		routes.set(resource, known.set(pattern.replace(ID_PLACEHOLDER, '{$1}'), ids));
	}
	return routes;
};

/** Returns the first route with this number of ids, with the ids inserted; null if there is none. */
export const routeFor = (routes: ResourceRoutes, ids: readonly unknown[]): string | null => {
	const found = [...routes].find(([, names]) => names.length === ids.length);
	return found
		? found[1].reduce(
				(route, name, index) => route.replace(`{${name}}`, encodeURIComponent(String(ids[index]))),
				found[0],
			)
		: null;
};
