/** The routes of a REST namespace, by what they give and by the ids that they take. */

/** Route with places for ids ("/wc/store/v1/products/{id}") → the names of these. */
export type ResourceRoutes = ReadonlyMap<string, readonly string[]>;

/** Resource name ("products/attributes/terms") → its routes. */
export type NamespaceRoutes = ReadonlyMap<string, ResourceRoutes>;

/** A place for an id in a route's pattern: "(?P<id>[\d]+)". */
const PLACE = /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g;

/** Sorts patterns of routes by resource, in their order. */
export const routesByResource = (
	patterns: readonly string[],
	namespace: string,
): NamespaceRoutes => {
	const routes = new Map<string, Map<string, readonly string[]>>();
	for (const pattern of patterns) {
		const resource = pattern
			.replace(namespace, '')
			.replace(PLACE, '')
			.replace(/\/+/g, '/')
			.replace(/^\/|\/$/g, '');
		const ids = [...pattern.matchAll(PLACE)].map(([, name = '']) => name);
		const known = routes.get(resource) ?? new Map<string, readonly string[]>();
		routes.set(resource, known.set(pattern.replace(PLACE, '{$1}'), ids));
	}
	return routes;
};

/** The first route that takes so many ids, with these in their places; null without one. */
export const routeFor = (routes: ResourceRoutes, ids: readonly unknown[]): string | null => {
	const found = [...routes].find(([, names]) => names.length === ids.length);
	return found
		? found[1].reduce(
				(route, name, index) => route.replace(`{${name}}`, encodeURIComponent(String(ids[index]))),
				found[0],
			)
		: null;
};
