<?php
/**
 * Right-to-left shop with a currency without decimals.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
	},
	0
);
add_filter(
	'option_storefront_islands_demo_shop',
	static function ( array $shop ): array {
		$shop['store']['currency'] = 'JPY';
		return $shop;
	}
);
// The same for WooCommerce.
add_filter(
	'pre_option_woocommerce_currency',
	static function (): string {
		return 'JPY';
	}
);
add_filter( 'pre_option_woocommerce_price_num_decimals', '__return_zero' );
