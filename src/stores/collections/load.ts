/** Collections from the cache of wc/store/collections, or from the shop into it; whoever's that store is. */
import { addQueryArgs } from '@wordpress/url';
import type { CataloguePort } from '../../api/catalogue/port';
import type { StoreQuery } from '../../domain/catalogue/query';
import type { Failure } from '../../domain/failure';
import { success, type Result } from '../../domain/result';
import type { Registry } from '../registry';
import { collectionsStore } from './contract';

const NAMESPACE = '/wc/store/v1';

/** The header that says how many there are in all. */
const TOTAL = 'x-wp-total';

/** Seconds; 0 where the header says nothing. WooCommerce sends a number, others a date. */
const readLastModified = (headers: Headers): number => {
	const header = headers.get('last-modified') ?? '';
	const time = /^\d+$/.test(header) ? Number(header) : Date.parse(header) / 1000;
	return Number.isFinite(time) ? time : 0;
};

/**
 * Heeds the last-modified header of an answer: where it is newer than all before, what was kept until now is forgotten (spec
 * section 4, collections).
 */
export const heedLastModified = (registry: Registry, headers: Headers): void => {
	const time = readLastModified(headers);
	const known = registry.select(collectionsStore).getCollectionLastModified();
	if (time <= known) {
		return;
	}
	const collections = registry.dispatch(collectionsStore);
	if (known > 0) {
		void collections.invalidateResolutionForStore();
	}
	void collections.receiveLastModified(time);
};

/**
 * The same query with its arguments in one order. @wordpress/data takes queries for the same whatever their order, the store
 * keeps their answers by their text.
 */
const inOrder = (query: StoreQuery): StoreQuery =>
	Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The items of a resource of the Store API. Rejects only when aborted; then nothing is kept. */
export type LoadCollection = (
	resourceName: string,
	query: StoreQuery,
	signal: AbortSignal,
) => Promise<Result<{ readonly items: unknown; readonly total: number | null }, Failure>>;

/**
 * Gives the function that loads collections and can be aborted, which a resolver cannot. Routes are not asked for: these are
 * the Store API's own.
 */
export const createLoadCollection =
	(registry: Registry, port: CataloguePort): LoadCollection =>
	async (resourceName, unordered, signal) => {
		const query = inOrder(unordered);
		const { select, dispatch } = registry;
		const kept = () => {
			const store = select(collectionsStore);
			const total = store.getCollectionHeader(TOTAL, NAMESPACE, resourceName, query);
			return success({
				items: store.getCollection(NAMESPACE, resourceName, query),
				total: total ? Number(total) : null,
			});
		};
		const known = select(collectionsStore);
		const args = [NAMESPACE, resourceName, query] as const;
		if (
			known.hasFinishedResolution('getCollection', args) &&
			known.getCollectionError(...args) === null
		) {
			return kept();
		}
		const queryString = addQueryArgs('', query);
		const result = await port.collection(`${NAMESPACE}/${resourceName}${queryString}`, signal);
		if (!result.ok) {
			return result;
		}
		heedLastModified(registry, result.value.headers);
		const collections = dispatch(collectionsStore);
		void collections.receiveCollection(
			NAMESPACE,
			resourceName,
			queryString,
			[],
			result.value,
			true,
		);
		void collections.finishResolution('getCollection', args);
		void collections.finishResolution('getCollectionHeader', [TOTAL, ...args]);
		return kept();
	};
