/** View model of the list below the search field: its rows, and what screen readers hear of it. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Suggestion } from '../../api/catalogue/products';
import { numberText } from '../../ui/count-text';
import type { SearchResult } from './suggestions';

export type SearchRow =
	| {
			readonly kind: 'product';
			readonly key: string;
			readonly name: string;
			readonly url: string;
			readonly image: Suggestion['image'];
			/** The shop's own HTML; empty if it shows no price. */
			readonly priceHtml: string;
	  }
	| { readonly kind: 'recent'; readonly key: string; readonly term: string }
	| { readonly kind: 'all'; readonly key: string; readonly label: string };

const allLabel = (text: string, total: number | null): string =>
	total === null
		? sprintf(
				// translators: %s: what is searched for.
				__('See all results for “%s”', 'storefront-islands'),
				text.trim(),
			)
		: sprintf(
				// translators: 1: number of products, 2: what is searched for.
				_n(
					'See all %1$s result for “%2$s”',
					'See all %1$s results for “%2$s”',
					total,
					'storefront-islands',
				),
				numberText(total),
				text.trim(),
			);

/**
 * Returns the rows for the current text: recent searches while it is empty, otherwise the products found last.
 *
 * @param text   Text in the field.
 * @param result  Last result, possibly for a shorter text; null if there is none.
 * @param recent Recent searches, newest first.
 */
export const searchRows = (
	text: string,
	result: SearchResult | null,
	recent: readonly string[],
): readonly SearchRow[] => {
	if (text.trim() === '') {
		return recent.map((term) => ({ kind: 'recent', key: `recent-${term}`, term }));
	}
	if (result === null) {
		return [];
	}
	const products = result.products.map((product): SearchRow => ({
		kind: 'product',
		key: String(product.id),
		name: product.name,
		url: product.permalink,
		image: product.image,
		priceHtml: product.priceHtml,
	}));
	return products.length === 0
		? []
		: [...products, { kind: 'all', key: 'all', label: allLabel(result.text, result.total) }];
};

export const waitLabel = (): string => __('Searching…', 'storefront-islands');

/** Returns the message for screen readers; empty if there is none. */
export const announcement = (
	text: string,
	result: SearchResult | null,
	isWaiting: boolean,
): string => {
	if (isWaiting) {
		return waitLabel();
	}
	if (text.trim() === '' || result === null) {
		return '';
	}
	const { length } = result.products;
	return length === 0
		? __('No suggestions.', 'storefront-islands')
		: sprintf(
				// translators: %d: number of products.
				_n('%d suggestion.', '%d suggestions.', length, 'storefront-islands'),
				length,
			);
};
