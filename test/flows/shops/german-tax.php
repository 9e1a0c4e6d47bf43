<?php
/**
 * WooCommerce shop that shows prices with the visitor's tax: none at the base location, 19 % in Germany.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

foreach ( array(
	'woocommerce_calc_taxes'       => 'yes',
	'woocommerce_tax_display_shop' => 'incl',
	'woocommerce_allowed_countries' => 'all',
	'woocommerce_ship_to_countries' => '',
) as $storefront_islands_option => $storefront_islands_value ) {
	add_filter(
		"pre_option_$storefront_islands_option",
		static function () use ( $storefront_islands_value ): string {
			return $storefront_islands_value;
		}
	);
}

add_filter(
	'woocommerce_find_rates',
	static function ( array $rates, array $place ): array {
		return 'DE' === ( $place['country'] ?? '' ) ? array(
			901 => array(
				'rate'     => 19.0,
				'label'    => 'MwSt.',
				'shipping' => 'yes',
				'compound' => 'no',
			),
		) : array();
	},
	10,
	2
);
