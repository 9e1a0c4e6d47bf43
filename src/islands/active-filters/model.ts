/**
 * View model of the active filters (docs/behaviour.md#active-filters). Catalogue\Filters\ActiveGroups builds the same on
 * the server.
 */
import { __, sprintf } from '@wordpress/i18n';
import {
	setPrice,
	toggleTaxonomyTerm,
	toggleTerm,
	toggleValue,
} from '../../domain/catalogue/changes';
import {
	FIXED_KINDS,
	type CatalogueFilters,
	type FixedKind,
	type PriceRange,
} from '../../domain/catalogue/filters';
import { formatMoney, money } from '../../domain/support/money';
import type { Currency } from '../../domain/support/money';
import { VALUE_LABELS, CATEGORIES } from '../shared/catalogue/shop-terms';

export interface ActiveItem {
	/** Unique in its group. */
	readonly key: string;
	/** Label of the filter, e.g. "Blue". */
	readonly label: string;
	/** Filters that remain when it is removed. */
	readonly remainingFilters: CatalogueFilters;
}

export interface ActiveGroup {
	/** Unique among the groups. */
	readonly key: string;
	/** Label of the group, e.g. "Color". */
	readonly label: string;
	/** True if products must match all items, which are then joined by 'All'. */
	readonly needsAll: boolean;
	readonly items: readonly ActiveItem[];
}

/** Labels of the fixed kinds. Catalogue\Filters\FixedLabels has the same in PHP. */
export const KIND_LABELS: Readonly<Record<FixedKind['name'], () => string>> = {
	ratings: () => __('Rating', 'storefront-islands'),
	stock: () => __('Stock Status', 'storefront-islands'),
};

/** Formats a price range, e.g. "Between $10.00 and $20.00"; empty if both ends are open. */
const priceLabel = ({ min, max }: PriceRange, currency: Currency): string => {
	const text = (amount: number) => formatMoney(money(amount, currency));
	if (min !== null && max !== null) {
		return sprintf(
			// translators: %1$s: lowest price. %2$s: highest price.
			__('Between %1$s and %2$s', 'storefront-islands'),
			text(min),
			text(max),
		);
	}
	if (min !== null) {
		// translators: %s: lowest price.
		return sprintf(__('From %s', 'storefront-islands'), text(min));
	}
	// translators: %s: highest price.
	return max === null ? '' : sprintf(__('Up to %s', 'storefront-islands'), text(max));
};

const group = (
	key: string,
	label: string,
	items: readonly ActiveItem[],
	needsAll = false,
): ActiveGroup => ({ key, label, needsAll, items });

/**
 * Returns the non-empty groups, each item with the filters that remain when it is removed.
 *
 * @param filters  Active filters.
 * @param names    Names of terms; an unknown name is replaced by the slug.
 * @param currency Currency of the shop.
 */
export const activeGroups = (
	filters: CatalogueFilters,
	names: Names,
	currency: Currency,
): readonly ActiveGroup[] => {
	const labelOf = (taxonomy: string) => names.get(taxonomy)?.label ?? taxonomy;
	const nameOf = (taxonomy: string, slug: string) => names.get(taxonomy)?.terms.get(slug) ?? slug;
	const price = priceLabel(filters.price, currency);
	const priceItems =
		price === ''
			? []
			: [
					{
						key: 'price',
						label: price,
						remainingFilters: setPrice(filters, { min: null, max: null }),
					},
				];
	return [
		group('price', __('Price', 'storefront-islands'), priceItems),
		...FIXED_KINDS.map(({ name }) =>
			group(
				name,
				KIND_LABELS[name](),
				filters[name].map((value) => ({
					key: value,
					label: VALUE_LABELS[name](value),
					remainingFilters: toggleValue(filters, name, value),
				})),
			),
		).reverse(),
		...filters.attributes.map(({ attribute, operator, slug }) =>
			group(
				attribute,
				labelOf(attribute),
				slug.map((one) => ({
					key: one,
					label: nameOf(attribute, one),
					remainingFilters: toggleTerm(filters, attribute, one, operator),
				})),
				operator === 'and',
			),
		),
		group(
			'categories',
			labelOf(CATEGORIES),
			filters.categories.map((slug) => ({
				key: slug,
				label: nameOf(CATEGORIES, slug),
				remainingFilters: toggleValue(filters, 'categories', slug),
			})),
		),
		...filters.taxonomies.map((filter) =>
			group(
				`${filter.widgetId}-${filter.taxonomy}`,
				labelOf(filter.taxonomy),
				filter.terms.map((slug) => ({
					key: slug,
					label: nameOf(filter.taxonomy, slug),
					remainingFilters: toggleTaxonomyTerm(filters, filter, slug),
				})),
			),
		),
	].filter(({ items }) => items.length > 0);
};

/** Names of taxonomies and terms: URLs contain slugs, shoppers read names. */
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
