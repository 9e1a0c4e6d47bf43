import { useEffect } from '@wordpress/element';
import type { CountsWanted } from '../../../domain/catalogue/counts';
import { catalogueStore } from '../../../stores/catalogue/contract';
import type { Registry } from '../../../stores/registry';

/**
 * Has the page's counts hold what an island shows, for as long as it is there.
 *
 * @param registry Where the catalogue's store is.
 * @param wanted   What it shows; the same object at every rendering.
 * @param printed  Whether the server's HTML held these counts.
 */
export const useWantedCounts = (
	registry: Registry,
	wanted: CountsWanted,
	printed: boolean,
): void => {
	useEffect(() => {
		// What is dispatched gives a promise of what the action gave.
		const wish = registry.dispatch(catalogueStore).wantCounts(wanted, printed);
		return () => {
			void wish.then((withdraw) => withdraw());
		};
	}, [registry, wanted, printed]);
};
