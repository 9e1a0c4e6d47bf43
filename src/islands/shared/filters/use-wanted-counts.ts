import { useEffect } from '@wordpress/element';
import type { CountsRequest } from '../../../domain/catalogue/counts';
import { catalogueStore } from '../../../stores/catalogue/contract';
import type { Registry } from '../../../stores/registry';

/**
 * Adds the counts that an island shows to the page's requests for counts, while the component is mounted.
 *
 * @param registry Registry with the catalogue's store.
 * @param countsRequest   Counts that it shows; must be stable between renders.
 * @param printed  True if the server's HTML contained these counts.
 */
export const useRequestedCounts = (
	registry: Registry,
	countsRequest: CountsRequest,
	printed: boolean,
): void => {
	useEffect(() => {
		// Dispatching returns a promise for the action's result.
		const request = registry.dispatch(catalogueStore).requestCounts(countsRequest, printed);
		return () => {
			void request.then((withdraw) => withdraw());
		};
	}, [registry, countsRequest, printed]);
};
