/** Names of taxonomies and terms: URLs contain slugs, shoppers read names. */
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import { CATEGORIES } from '../shared/filters/shop-terms';

export interface TaxonomyNames {
	/** Name of the taxonomy as plain text, e.g. "Color". */
	readonly label: string;
	/** Slug → name, as far as known. */
	readonly terms: ReadonlyMap<string, string>;
}

/** Taxonomy ("pa_color", "product_cat") → names. */
export type Names = ReadonlyMap<string, TaxonomyNames>;

/** Returns the slugs in the filters, by taxonomy. */
const slugsOf = ({
	attributes,
	categories,
	taxonomies,
}: CatalogueFilters): readonly (readonly [string, readonly string[]])[] => [
	...attributes.map(({ attribute, slug }) => [attribute, slug] as const),
	[CATEGORIES, categories],
	...taxonomies.map(({ taxonomy, terms }) => [taxonomy, terms] as const),
];

/** Returns the taxonomies of active terms without a known name, which must be requested from the shop. */
export const unnamedTaxonomies = (filters: CatalogueFilters, names: Names): readonly string[] => [
	...new Set(
		slugsOf(filters).flatMap(([taxonomy, slugs]) =>
			slugs.some((slug) => names.get(taxonomy)?.terms.has(slug) !== true) ? [taxonomy] : [],
		),
	),
];

/** Returns the names extended by the terms of another taxonomy. */
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
