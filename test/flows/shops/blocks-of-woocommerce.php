<?php
/**
 * Shop with stand-ins for WooCommerce's cart and checkout blocks.
 *
 * Each prints a sentence and enqueues the files that WooCommerce's own block would.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		foreach ( array( 'cart', 'checkout' ) as $storefront_islands_name ) {
			register_block_type(
				'woocommerce/' . $storefront_islands_name,
				array(
					'render_callback' => static function () use ( $storefront_islands_name ): string {
						wp_enqueue_script( "wc-$storefront_islands_name-block-frontend", "/wp-content/plugins/woocommerce/assets/client/blocks/$storefront_islands_name-frontend.js", array(), '11.0.1', true );
						wp_enqueue_style( "wc-blocks-style-$storefront_islands_name", "/wp-content/plugins/woocommerce/assets/client/blocks/$storefront_islands_name.css", array(), '11.0.1' );
						return "<p>WooCommerce’s own $storefront_islands_name</p>";
					},
				)
			);
		}
	}
);
