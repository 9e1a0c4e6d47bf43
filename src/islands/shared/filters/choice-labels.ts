/** Labels of choices that are not terms. Views\Filters\ActiveGroups has the same in PHP. */
import { __, sprintf } from '@wordpress/i18n';
import type { Rating, StockStatus } from '../../../domain/catalogue/filters';

/** Returns the label of a stock status, e.g. "In stock". */
export const stockLabel = (status: StockStatus): string => {
	switch (status) {
		case 'instock':
			return __('In stock', 'storefront-islands');
		case 'outofstock':
			return __('Out of stock', 'storefront-islands');
		case 'onbackorder':
			return __('On backorder', 'storefront-islands');
	}
};

/** Returns the label of a rating, e.g. "Rated 4 out of 5". */
export const ratingLabel = (rating: Rating): string =>
	// translators: %s: number of stars.
	sprintf(__('Rated %s out of 5', 'storefront-islands'), rating);
