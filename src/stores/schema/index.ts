/**
 * wc/store/schema: which routes a namespace of the shop's API has (spec section 7, route discovery). Asked of the shop when the
 * first one is needed.
 */
import { createReduxStore } from '@wordpress/data';
import type { CataloguePort } from '../../api/catalogue/port';
import type { Registry } from '../registry';
import {
	actions,
	createSelectors,
	SCHEMA_STORE_KEY,
	schemaStore,
	type ReceiveRoutes,
	type SchemaState,
} from './contract';
import { routesByResource } from './routes';

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
 * Resolves when the shop has told the routes of a namespace, or will not. resolveSelect cannot be used for it: its promise
 * stays open where the selector throws.
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

/** Our wc/store/schema, for pages where no other script has registered it. */
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
