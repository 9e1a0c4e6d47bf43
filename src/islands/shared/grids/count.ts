import { _n, sprintf } from '@wordpress/i18n';

/** "12 products". */
export const countText = (total: number): string =>
	sprintf(
		// translators: %s: number of products.
		_n('%s product', '%s products', total, 'storefront-islands'),
		total.toLocaleString(document.documentElement.lang || undefined),
	);
