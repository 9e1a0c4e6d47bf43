/** What the editor offers, where no products are filtered (spec section 1, editor preview). */
import { __, sprintf } from '@wordpress/i18n';
import type { Term } from '../../src/islands/filter-list/source';

export type Kind = 'attribute' | 'stock' | 'rating' | 'category';

const term = (value: string, label: string, count: number, level = 0): Term => ({
	id: 0,
	value,
	label,
	count,
	level,
});

const rating = (stars: number, count: number): Term =>
	// translators: %s: number of stars.
	term(String(stars), sprintf(__('Rated %s out of 5', 'storefront-islands'), String(stars)), count);

export const sampleTerms = (kind: Kind): readonly Term[] => {
	switch (kind) {
		case 'attribute':
			return [
				term('blue', __('Blue', 'storefront-islands'), 12),
				term('green', __('Green', 'storefront-islands'), 7),
				term('red', __('Red', 'storefront-islands'), 3),
			];
		case 'stock':
			return [
				term('instock', __('In stock', 'storefront-islands'), 18),
				term('outofstock', __('Out of stock', 'storefront-islands'), 3),
				term('onbackorder', __('On backorder', 'storefront-islands'), 1),
			];
		case 'rating':
			return [rating(5, 9), rating(4, 6), rating(3, 2)];
		case 'category':
			return [
				term('clothing', __('Clothing', 'storefront-islands'), 15),
				term('hoodies', __('Hoodies', 'storefront-islands'), 6, 1),
				term('decor', __('Decor', 'storefront-islands'), 7),
			];
	}
};
