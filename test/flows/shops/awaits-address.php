<?php
/**
 * Shop with local pickup that hides its shipping rates until the address is known.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storefront_islands_yes = static function (): string {
	return 'yes';
};
add_filter( 'pre_option_storefront_islands_demo_shipping_cost_requires_address', $storefront_islands_yes );
// The same for WooCommerce.
add_filter( 'pre_option_woocommerce_shipping_cost_requires_address', $storefront_islands_yes );
