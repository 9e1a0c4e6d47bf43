/** Registers the filter before WooCommerce's admin reads its analytics settings, which it does only once. */
import { addFilter } from '@wordpress/hooks';
import { settingsWithoutDraft } from './order-statuses';

addFilter(
	'woocommerce_admin_analytics_settings',
	'storefront-islands/without-draft',
	settingsWithoutDraft,
);
