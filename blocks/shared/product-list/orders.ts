import { __ } from '@wordpress/i18n';
import type { Option } from '../controls/controls';

/** Sort order of products. */
export type ProductOrder =
	'default' | 'newest' | 'title' | 'price' | 'price-desc' | 'popularity' | 'rating';

/** Options for the block attribute orderBy. */
export const orders = (): readonly Option<ProductOrder>[] => [
	{ value: 'default', label: __('Order of the catalogue', 'storefront-islands') },
	{ value: 'newest', label: __('Newest first', 'storefront-islands') },
	{ value: 'title', label: __('Name', 'storefront-islands') },
	{ value: 'price', label: __('Price, lowest first', 'storefront-islands') },
	{ value: 'price-desc', label: __('Price, highest first', 'storefront-islands') },
	{ value: 'popularity', label: __('Most sold', 'storefront-islands') },
	{ value: 'rating', label: __('Best rated', 'storefront-islands') },
];
