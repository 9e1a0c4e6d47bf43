<?php
/**
 * Shop that assumes no country before its customers name one.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter( 'pre_option_woocommerce_default_customer_address', '__return_empty_string' );
// The same for the demo shop.
add_filter(
	'pre_option_storefront_islands_demo_visitors_located',
	static function (): string {
		return 'no';
	}
);
