/**
 * View model of the list below the search field: its rows, its state after a key, and what screen readers hear of it.
 */
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

/** State of a list below a field, moved by the keyboard (ARIA Authoring Practices, combobox). */
export interface ListState {
	readonly isOpen: boolean;
	/** Index of the row that Enter selects; -1 if Enter submits the form. */
	readonly active: number;
}

export const CLOSED: ListState = { isOpen: false, active: -1 };

export const OPENED: ListState = { isOpen: true, active: -1 };

/**
 * Returns the list's state after a key; null if the key is left to the browser. Beyond the last and the first row the
 * field itself becomes active again.
 *
 * @param list  Current state.
 * @param key   KeyboardEvent.key.
 * @param count Number of rows.
 */
export const afterKey = (list: ListState, key: string, count: number): ListState | null => {
	switch (key) {
		case 'ArrowDown':
			return count === 0
				? null
				: { isOpen: true, active: list.isOpen && list.active === count - 1 ? -1 : list.active + 1 };
		case 'ArrowUp':
			return count === 0
				? null
				: { isOpen: true, active: list.active === -1 ? count - 1 : list.active - 1 };
		case 'Escape':
			return list.isOpen && count > 0 ? CLOSED : null;
		default:
			return null;
	}
};
