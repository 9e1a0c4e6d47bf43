<?php
/**
 * WooCommerce shop on whose default cart and checkout pages the plugin replaces WooCommerce's blocks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_settings',
	static function (): array {
		return array(
			'replace_cart'     => true,
			'replace_checkout' => true,
		);
	}
);

// Runs after the sample shop's pages have been created.
add_action(
	'wp_loaded',
	static function (): void {
		if ( false !== get_option( 'storefront_islands_flow_pages' ) ) {
			return;
		}
		update_option( 'storefront_islands_flow_pages', 'made' );
		kses_remove_filters();
		foreach ( array( 'cart', 'checkout' ) as $storefront_islands_page ) {
			$storefront_islands_content = new ReflectionMethod( 'WC_Install', "get_{$storefront_islands_page}_block_content" );
			$storefront_islands_content->setAccessible( true );
			wp_update_post(
				array(
					'ID'           => wc_get_page_id( $storefront_islands_page ),
					'post_content' => wp_slash( $storefront_islands_content->invoke( null ) ),
				)
			);
		}
	}
);
