/** Sample choices for the editor, where no products are filtered (docs/behaviour.md#editor-preview). */
import { __, sprintf } from '@wordpress/i18n';
import type { Term } from '../../src/islands/filter-list/source';
import type { SiteCategory } from '../shared/site-data';

/** Subject of a filter list. */
export type Kind = 'attribute' | 'stock' | 'rating' | 'category';

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

export const ratingTerms = (): readonly Term[] =>
	[5, 4, 3].map((stars, index) =>
		choice(
			String(stars),
			// translators: %s: number of stars.
			sprintf(__('Rated %s out of 5', 'storefront-islands'), String(stars)),
			index,
		),
	);

/**
 * Builds the choices for stock statuses. "On backorder" has no products, to show how a choice without products looks.
 */
export const stockTerms = (): readonly Term[] => [
	choice('instock', __('In stock', 'storefront-islands'), 0),
	choice('outofstock', __('Out of stock', 'storefront-islands'), 3),
	{ ...choice('onbackorder', __('On backorder', 'storefront-islands'), 0), count: 0 },
];
