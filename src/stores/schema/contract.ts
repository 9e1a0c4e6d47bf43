/** The selectors and actions of wc/store/schema, under WooCommerce's names. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { __, sprintf } from '@wordpress/i18n';
import { referToStore, type Registry } from '../registry';
import { routeFor, type NamespaceRoutes } from './routes';

export const SCHEMA_STORE_KEY = 'wc/store/schema';

/** Routes by namespace ("/wc/store/v1"). */
export type SchemaState = ReadonlyMap<string, NamespaceRoutes>;

export interface ReceiveRoutes {
	readonly type: 'RECEIVE_MODEL_ROUTES';
	readonly namespace: string;
	readonly routes: readonly string[];
}

export const actions = {
	/** Takes the patterns of a namespace's routes in. */
	receiveRoutes: (routes: readonly string[], namespace: string): ReceiveRoutes => ({
		type: 'RECEIVE_MODEL_ROUTES',
		namespace,
		routes,
	}),
};

/** The errors of spec section 8, to the letter. */
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
	/** Until the shop has told its routes, nothing is unknown. */
	const unless = (namespace: string, error: Error): string => {
		if (registry.select(schemaStore).hasFinishedResolution('getRoutes', [namespace])) {
			throw error;
		}
		return '';
	};
	return {
		/**
		 * The route of a resource, the ids in their places; empty while routes are on their way.
		 *
		 * @throws {Error} Where the shop has no such namespace, or in it no such resource that takes so many ids.
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
		 * All routes of a namespace; none while they are on their way.
		 *
		 * @throws {Error} Where the shop has no such namespace.
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
	/** Of @wordpress/data, whose types leave it out. */
	hasFinishedResolution(state: SchemaState, selector: string, args: readonly unknown[]): boolean;
};

export const schemaStore =
	referToStore<ReduxStoreConfig<SchemaState, typeof actions, SchemaSelectors>>(SCHEMA_STORE_KEY);
