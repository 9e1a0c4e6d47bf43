import { useEffect, useState } from '@wordpress/element';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import type { LoadTerms } from '../shared/filters/shop-terms';
import { unnamedTaxonomies, withTerms, type Names } from './names';

interface NamesState {
	readonly names: Names;
	/** Taxonomies that the shop was asked about and has answered, or could not. */
	readonly settled: readonly string[];
}

/**
 * Names for all that is filtered by; null while some are on their way. A term that the shop cannot name is called by its slug.
 *
 * @param filters   What is filtered by.
 * @param printed   Names that the server printed.
 * @param loadTerms Asks the shop for others, once for each taxonomy.
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
		let isWanted = true;
		missing
			.split(',')
			.filter(Boolean)
			.forEach((taxonomy) => {
				void loadTerms(taxonomy).then((terms) => {
					if (isWanted) {
						const found = new Map(terms?.map(({ slug, name }) => [slug, name]));
						setState((state) => ({
							names: withTerms(state.names, taxonomy, found),
							settled: [...state.settled, taxonomy],
						}));
					}
				});
			});
		return () => {
			isWanted = false;
		};
	}, [missing, loadTerms]);
	return missing === '' ? names : null;
};
