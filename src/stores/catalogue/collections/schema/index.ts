/**
 * wc/store/schema: routes of a namespace of the shop's REST API (docs/behaviour.md#route-discovery), requested on first
 * use.
 */
import { createReduxStore } from '@wordpress/data';
import type { CataloguePort } from '../../../../api/ports';
import type { Registry } from '../../../shared/registry';
import {
	actions,
	createSelectors,
	SCHEMA_STORE_KEY,
	schemaStore,
	type ReceiveRoutes,
	type SchemaState,
	routesByResource,
} from './contract';

const isOurs = (action: { readonly type: string }): action is ReceiveRoutes =>
	action.type === 'RECEIVE_MODEL_ROUTES';

const reducer = (state: SchemaState = new Map(), action: { readonly type: string }): SchemaState =>
	isOurs(action)
		? new Map(state).set(action.namespace, routesByResource(action.routes, action.namespace))
		: state;

interface ResolverArguments {
	readonly dispatch: { receiveRoutes(routes: readonly string[], namespace: string): unknown };
}

/**
 * Resolves when the request for a namespace's routes has finished. resolveSelect cannot be used: its promise stays
 * pending if the selector throws.
 */
export const whenRoutesKnown = (registry: Registry, namespace: string): Promise<void> =>
	new Promise((resolve) => {
		const schema = registry.select(schemaStore);
		const isKnown = () => schema.hasFinishedResolution('getRoutes', [namespace]);
		if (isKnown()) {
			resolve();
			return;
		}
		const stop = registry.subscribe(() => {
			if (isKnown()) {
				stop();
				resolve();
			}
		}, SCHEMA_STORE_KEY);
		schema.getRoutes(namespace);
	});

/** Creates the plugin's wc/store/schema, for pages where no other script has registered it. */
export const createSchemaStore = (registry: Registry, port: CataloguePort) =>
	createReduxStore(SCHEMA_STORE_KEY, {
		reducer,
		selectors: createSelectors(registry),
		actions,
		resolvers: {
			getRoutes:
				(namespace: string) =>
				async ({ dispatch }: ResolverArguments): Promise<void> => {
					const result = await port.routes(namespace);
					if (result.ok) {
						dispatch.receiveRoutes(result.value, namespace);
					}
				},
			getRoute: (namespace: string) => () => whenRoutesKnown(registry, namespace),
		},
	});
