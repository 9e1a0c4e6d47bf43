<?php
/**
 * Lets flows that share a shop decline many cards within an hour; checkout/payment-limit.flow.mjs has a shop of its own.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

foreach ( array( 'option', 'default_option' ) as $storefront_islands_hook ) {
	add_filter(
		"{$storefront_islands_hook}_storefront_islands_settings",
		static function ( $settings ): array {
			return ( is_array( $settings ) ? $settings : array() ) + array(
				'declines_of_network' => 1000,
				'declines_of_shop'    => 1000,
			);
		}
	);
}
