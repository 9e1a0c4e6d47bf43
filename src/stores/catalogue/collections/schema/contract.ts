/**
 * Selectors and actions of wc/store/schema, with WooCommerce's names, on the routes of REST namespaces: by resource and
 * by the ids that they take.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { __, sprintf } from '@wordpress/i18n';
import { referToStore } from '../../../shared/registry';
import type { Registry } from '../../../shared/registry';

/** Route with placeholders for ids ("/wc/store/v1/products/{id}") → names of the placeholders. */
export type ResourceRoutes = ReadonlyMap<string, readonly string[]>;

/** Resource name ("products/attributes/terms") → its routes. */
type NamespaceRoutes = ReadonlyMap<string, ResourceRoutes>;

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
const routeFor = (routes: ResourceRoutes, ids: readonly unknown[]): string | null => {
	const found = [...routes].find(([, names]) => names.length === ids.length);
	return found
		? found[1].reduce(
				(route, name, index) => route.replace(`{${name}}`, encodeURIComponent(String(ids[index]))),
				found[0],
			)
		: null;
};

export const SCHEMA_STORE_KEY = 'wc/store/schema';

/** Routes by namespace ("/wc/store/v1"). */
export type SchemaState = ReadonlyMap<string, NamespaceRoutes>;

export interface ReceiveRoutes {
	readonly type: 'RECEIVE_MODEL_ROUTES';
	readonly namespace: string;
	readonly routes: readonly string[];
}

export const actions = {
	/** Stores the patterns of a namespace's routes. */
	receiveRoutes: (routes: readonly string[], namespace: string): ReceiveRoutes => ({
		type: 'RECEIVE_MODEL_ROUTES',
		namespace,
		routes,
	}),
};

/** Errors of docs/behaviour.md#messages, verbatim. */
const unknownNamespace = (namespace: string): Error =>
	new Error(
		sprintf(
			// translators: %s: the first part of an address of the shop's API.
			__('There is no route for the given namespace (%s) in the store', 'storefront-islands'),
			namespace,
		),
	);

const unknownResource = (resourceName: string): Error =>
	new Error(
		sprintf(
			// translators: %s: what was asked of the shop's API.
			__('There is no route for the given resource name (%s) in the store', 'storefront-islands'),
			resourceName,
		),
	);

export const createSelectors = (registry: Registry) => {
	/** Throws the error only after the routes have been received; returns an empty text before. */
	const unless = (namespace: string, error: Error): string => {
		if (registry.select(schemaStore).hasFinishedResolution('getRoutes', [namespace])) {
			throw error;
		}
		return '';
	};
	return {
		/**
		 * Returns the route of a resource with the ids inserted; empty until the routes are loaded.
		 *
		 * @throws {Error} If the shop has no such namespace, or no such resource with this number of ids in it.
		 */
		getRoute: (
			state: SchemaState,
			namespace: string,
			resourceName: string,
			ids: readonly unknown[] = [],
		): string => {
			const resources = state.get(namespace);
			if (!resources) {
				return unless(namespace, unknownNamespace(namespace));
			}
			const routes = resources.get(resourceName);
			return (routes && routeFor(routes, ids)) ?? unless(namespace, unknownResource(resourceName));
		},
		/**
		 * Returns all routes of a namespace; none until they are loaded.
		 *
		 * @throws {Error} If the shop has no such namespace.
		 */
		getRoutes: (state: SchemaState, namespace: string): readonly string[] => {
			const resources = state.get(namespace);
			if (!resources) {
				unless(namespace, unknownNamespace(namespace));
			}
			return [...(resources ?? new Map()).values()].flatMap((routes) => [...routes.keys()]);
		},
	};
};

export type SchemaSelectors = ReturnType<typeof createSelectors> & {
	/** Added by @wordpress/data, whose types omit it. */
	hasFinishedResolution(state: SchemaState, selector: string, args: readonly unknown[]): boolean;
};

export const schemaStore =
	referToStore<ReduxStoreConfig<SchemaState, typeof actions, SchemaSelectors>>(SCHEMA_STORE_KEY);
