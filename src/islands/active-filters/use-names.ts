import { useEffect, useState } from '@wordpress/element';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import type { LoadTerms } from '../shared/filters/shop-terms';
import { unnamedTaxonomies, withTerms, type Names } from './names';

interface NamesState {
	readonly names: Names;
	/** Taxonomies whose request has completed or failed. */
	readonly settled: readonly string[];
}

/**
 * Returns the names of all active filters; null while some are loading. A term without a name is shown by its slug.
 *
 * @param filters   Active filters.
 * @param printed   Names printed by the server.
 * @param loadTerms Requests the terms of a taxonomy, once each.
 */
export const useNames = (
	filters: CatalogueFilters,
	printed: Names,
	loadTerms: LoadTerms,
): Names | null => {
	const [{ names, settled }, setState] = useState<NamesState>({ names: printed, settled: [] });
	const missing = unnamedTaxonomies(filters, names)
		.filter((taxonomy) => !settled.includes(taxonomy))
		.join();
	useEffect(() => {
		let isCurrent = true;
		missing
			.split(',')
			.filter(Boolean)
			.forEach((taxonomy) => {
				void loadTerms(taxonomy).then((terms) => {
					if (isCurrent) {
						const found = new Map(terms?.map(({ slug, name }) => [slug, name]));
						setState((state) => ({
							names: withTerms(state.names, taxonomy, found),
							settled: [...state.settled, taxonomy],
						}));
					}
				});
			});
		return () => {
			isCurrent = false;
		};
	}, [missing, loadTerms]);
	return missing === '' ? names : null;
};
