/** What taxonomies and their terms are called: the address has slugs, people read names. */
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import { CATEGORIES } from '../shared/filters/shop-terms';

export interface TaxonomyNames {
	/** Text: "Color". */
	readonly label: string;
	/** Slugs to names, as far as they are known. */
	readonly terms: ReadonlyMap<string, string>;
}

/** By taxonomy: "pa_color", "product_cat". */
export type Names = ReadonlyMap<string, TaxonomyNames>;

/** Slugs that filters have of each taxonomy. */
const slugsOf = ({
	attributes,
	categories,
	taxonomies,
}: CatalogueFilters): readonly (readonly [string, readonly string[]])[] => [
	...attributes.map(({ attribute, slug }) => [attribute, slug] as const),
	[CATEGORIES, categories],
	...taxonomies.map(({ taxonomy, terms }) => [taxonomy, terms] as const),
];

/** Taxonomies of which a term is filtered by whose name is not known: the shop has to be asked. */
export const unnamedTaxonomies = (filters: CatalogueFilters, names: Names): readonly string[] => [
	...new Set(
		slugsOf(filters).flatMap(([taxonomy, slugs]) =>
			slugs.some((slug) => names.get(taxonomy)?.terms.has(slug) !== true) ? [taxonomy] : [],
		),
	),
];

/** Names with those of one more taxonomy's terms. */
export const withTerms = (
	names: Names,
	taxonomy: string,
	terms: ReadonlyMap<string, string>,
): Names => {
	const known = names.get(taxonomy);
	return new Map([
		...names,
		[
			taxonomy,
			{ label: known?.label ?? taxonomy, terms: new Map([...(known?.terms ?? []), ...terms]) },
		],
	]);
};
