import { _n, _x, sprintf } from '@wordpress/i18n';
import { groupThousands } from '../domain/support/money';

/**
 * Formats an integer in the page's language, e.g. 12,345. Html\Number does the same in PHP, with the same translated
 * separator: browsers and WordPress differ for some languages, and the server's HTML must equal React's.
 */
export const numberText = (count: number): string =>
	groupThousands(
		String(count),
		// translators: what stands between thousands, as in 12,345.
		_x(',', 'number', 'storefront-islands'),
	);

/** Returns a quantity as text, e.g. 1.5, 12 or 1200. Html\Number does the same in PHP. */
export const quantityText = (quantity: number): string =>
	// translators: what stands before decimals, as in 4.5.
	String(quantity).replace('.', _x('.', 'number', 'storefront-islands'));

/** Returns e.g. "12,345 products". */
export const productsText = (count: number): string =>
	sprintf(
		// translators: %s: number of products.
		_n('%s product', '%s products', count, 'storefront-islands'),
		numberText(count),
	);
