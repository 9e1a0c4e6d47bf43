<?php
/**
 * For tests, as a must-use plugin: the demo shop also takes the methods of test-method.js and test-express.js, whose
 * scripts stand on the checkout as a plugin's would. The browser's driver answers for /test-gateways/ with this folder.
 *
 * Run: node tools/test/with-shop.mjs --mu-plugin=test/gateways/load.php …
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

add_filter(
	'option_storefront_islands_demo_shop',
	static function ( $settings ) {
		if ( ! is_array( $settings ) || ! isset( $settings['payment_methods'] ) || ! is_array( $settings['payment_methods'] ) ) {
			return $settings;
		}
		foreach ( array( 'test_method', 'test_broken', 'test_slow', 'test_refused', 'test_hidden', 'test_express' ) as $id ) {
			$settings['payment_methods'][] = array(
				'id'    => $id,
				'title' => $id,
			);
		}
		return $settings;
	}
);

add_action(
	'storefront_islands_island_rendered',
	static function ( string $island ): void {
		if ( 'checkout' !== $island ) {
			return;
		}
		foreach ( array( 'test-method', 'test-express' ) as $name ) {
			wp_register_script( $name, home_url( "/test-gateways/$name.js" ), array( 'wc-blocks-registry', 'wc-settings', 'wp-element' ), '1', true );
			wp_enqueue_script( $name );
		}
	},
	20
);
