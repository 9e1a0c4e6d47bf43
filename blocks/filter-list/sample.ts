/** Sample choices for the editor, where no products are filtered (docs/behaviour.md#editor-preview). */
import { __ } from '@wordpress/i18n';
import type { FixedKind } from '../../src/domain/catalogue/filters';
import type { Term } from '../../src/islands/filter-list/source';
import { VALUE_LABELS } from '../../src/islands/shared/catalogue/shop-terms';
import type { SiteCategory } from '../shared/site-data';

/** Subject of a filter list. */
export type Kind = FixedKind['kind'] | 'attribute' | 'category';

/** Sample product counts of the choices; reused from the start for longer lists. */
const COUNTS = [12, 7, 5, 3, 9, 2];

const choice = (value: string, label: string, index: number, level = 0): Term => ({
	id: 0,
	value,
	label,
	count: COUNTS[index % COUNTS.length] ?? 0,
	level,
});

/** Builds a term, which can have a description. */
const term = (value: string, label: string, index: number, level = 0): Term => ({
	...choice(value, label, index, level),
	description: __('Description of the value', 'storefront-islands'),
});

/** Sample term names, used if the attribute has no terms. */
const sampleNames = (): readonly string[] => [
	__('Blue', 'storefront-islands'),
	__('Green', 'storefront-islands'),
	__('Red', 'storefront-islands'),
];

/**
 * Builds sample choices from names.
 *
 * @param names Names of the site's own terms; empty where it has none.
 */
export const namedTerms = (names: readonly string[]): readonly Term[] =>
	(names.length > 0 ? names : sampleNames()).map((name, index) => term(name, name, index));

/** Maximum number of the site's categories shown. */
const CATEGORIES = 6;

/**
 * Builds sample choices from categories.
 *
 * @param categories Categories of the site; empty where it has none.
 */
export const categoryTerms = (categories: readonly SiteCategory[]): readonly Term[] =>
	categories.length > 0
		? categories
				.slice(0, CATEGORIES)
				.map(({ slug, name, level }, index) => term(slug, name, index, level))
		: [
				term('clothing', __('Clothing', 'storefront-islands'), 0),
				term('hoodies', __('Hoodies', 'storefront-islands'), 1, 1),
				term('decor', __('Decor', 'storefront-islands'), 2),
			];

/** Counts of stock statuses. "On backorder" has no products, to show how a choice without products looks. */
const COUNTS_OF_STOCK: ReadonlyMap<string, number> = new Map([
	['outofstock', 3],
	['onbackorder', 0],
]);

/** Builds the choices of a fixed kind: of ratings the best three. */
export const fixedTerms = ({ name, values }: FixedKind): readonly Term[] =>
	(name === 'ratings' ? [...values].reverse().slice(0, 3) : values).map((value, index) => {
		const sample = choice(value, VALUE_LABELS[name](value), index);
		return { ...sample, count: COUNTS_OF_STOCK.get(value) ?? sample.count };
	});
