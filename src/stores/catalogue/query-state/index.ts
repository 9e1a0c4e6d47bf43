/**
 * wc/store/query-state: product queries by context ("page" is shared by filters and lists), with WooCommerce's names,
 * so that its own blocks and the islands affect one another (docs/behaviour.md#stores). Values are JSON and compared by
 * content.
 */
import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { StoreQuery } from '../../../domain/catalogue/query';
import { referToStore } from '../../shared/registry';

export const QUERY_STATE_STORE_KEY = 'wc/store/query-state';

/** Context of the page as a whole. */
export const PAGE_CONTEXT = 'page';

export type QueryState = ReadonlyMap<string, StoreQuery>;

type QueryStateAction =
	| {
			readonly type: 'SET_QUERY_KEY_VALUE';
			readonly context: string;
			readonly queryKey: string;
			readonly value: unknown;
	  }
	| {
			readonly type: 'SET_QUERY_CONTEXT_VALUE';
			readonly context: string;
			readonly value: StoreQuery;
	  };

const NOTHING: StoreQuery = {};

const valueOf = (state: QueryState, action: QueryStateAction): StoreQuery =>
	action.type === 'SET_QUERY_CONTEXT_VALUE'
		? action.value
		: { ...state.get(action.context), [action.queryKey]: action.value };

const reducer = (state: QueryState = new Map(), action: { readonly type: string }): QueryState => {
	if (!isOurs(action)) {
		return state;
	}
	const value = valueOf(state, action);
	const former = state.get(action.context);
	return JSON.stringify(former) === JSON.stringify(value)
		? state
		: new Map(state).set(action.context, value);
};

const isOurs = (action: { readonly type: string }): action is QueryStateAction =>
	action.type === 'SET_QUERY_KEY_VALUE' || action.type === 'SET_QUERY_CONTEXT_VALUE';

const selectors = {
	/** Returns one value of a context's query; the default if it is not set. */
	getValueForQueryKey: (
		state: QueryState,
		context: string,
		queryKey: string,
		defaultValue: unknown = NOTHING,
	): unknown => state.get(context)?.[queryKey] ?? defaultValue,
	/** Returns the whole query of a context; the default if none is set. */
	getValueForQueryContext: (
		state: QueryState,
		context: string,
		defaultValue: StoreQuery = NOTHING,
	): StoreQuery => state.get(context) ?? defaultValue,
};

const actions = {
	/** Sets one value of a context's query. */
	setQueryValue: (context: string, queryKey: string, value: unknown): QueryStateAction => ({
		type: 'SET_QUERY_KEY_VALUE',
		context,
		queryKey,
		value,
	}),
	/** Sets the whole query of a context. */
	setValueForQueryContext: (context: string, value: StoreQuery): QueryStateAction => ({
		type: 'SET_QUERY_CONTEXT_VALUE',
		context,
		value,
	}),
};

export const queryStateStore =
	referToStore<ReduxStoreConfig<QueryState, typeof actions, typeof selectors>>(
		QUERY_STATE_STORE_KEY,
	);

/** Creates the plugin's wc/store/query-state, for pages where no other script has registered it. */
export const createQueryStateStore = () =>
	createReduxStore(QUERY_STATE_STORE_KEY, { reducer, selectors, actions });
