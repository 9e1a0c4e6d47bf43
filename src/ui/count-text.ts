import { _n, _x, sprintf } from '@wordpress/i18n';
import { groupThousands } from '../domain/money';

/**
 * A whole number as the page's language writes it: 12,345. Html\Number writes the same in PHP, from the same translation:
 * browsers and WordPress do not agree for every language, and server HTML must be what React draws.
 */
export const numberText = (count: number): string =>
	groupThousands(
		String(count),
		// translators: what stands between thousands, as in 12,345.
		_x(',', 'number', 'storefront-islands'),
	);

/** "12,345 products". */
export const productsText = (count: number): string =>
	sprintf(
		// translators: %s: number of products.
		_n('%s product', '%s products', count, 'storefront-islands'),
		numberText(count),
	);
