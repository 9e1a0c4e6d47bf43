<?php
/**
 * Test plugin, as a must-use plugin: server side of extension.js, on the demo shop and on WooCommerce, written like a
 * third-party extension. The browser's driver serves this folder at /test-gateways/.
 */

declare(strict_types=1);

const STOREFRONT_TEST_EXTENSION = 'test-extension';

/** Cart data of the extension: if the order is wrapped, and the price of the wrapping. */
$storefront_test_data = static function (): array {
	$is_wrapped = isset( $_COOKIE['test_wrapped'] ) && '1' === $_COOKIE['test_wrapped'];
	return array( 'isWrapped' => $is_wrapped, 'price' => $is_wrapped ? '350' : '0' );
};

/** Applies the update that the page requests. */
$storefront_test_update = static function ( array $data ): void {
	$wrapped                 = empty( $data['isWrapped'] ) ? '0' : '1';
	$_COOKIE['test_wrapped'] = $wrapped;
	setcookie( 'test_wrapped', $wrapped, 0, '/' );
};

$storefront_test_register = static function (): void {
	wp_register_script(
		STOREFRONT_TEST_EXTENSION,
		home_url( '/test-gateways/extension.js' ),
		array( 'wc-blocks-checkout', 'wc-blocks-checkout-events', 'wc-blocks-data-store', 'wc-settings', 'wc-price-format', 'wp-element', 'wp-data', 'wp-hooks', 'wp-plugins' ),
		'1',
		true
	);
};
add_action( 'init', $storefront_test_register, 5 );

// The demo shop has no registry of extensions.
add_filter(
	'storefront_islands_demo_cart_response',
	static function ( $answer ) use ( $storefront_test_data ) {
		$answer['extensions'] = array( STOREFRONT_TEST_EXTENSION => $storefront_test_data() );
		return $answer;
	}
);
add_filter(
	'storefront_islands_demo_cart_extensions',
	static function ( array $callbacks ) use ( $storefront_test_update ): array {
		$callbacks[ STOREFRONT_TEST_EXTENSION ] = $storefront_test_update;
		return $callbacks;
	}
);
add_action(
	'storefront_islands_island_rendered',
	static function ( string $island ): void {
		if ( class_exists( 'WooCommerce', false ) || ! in_array( $island, array( 'cart', 'checkout' ), true ) ) {
			return;
		}
		wp_enqueue_script( STOREFRONT_TEST_EXTENSION );
		wp_add_inline_script( 'wc-settings', 'var wcSettings = Object.assign( window.wcSettings || {}, { "test-extension_data": { word: "wrapped" } } );', 'before' );
	},
	20
);
add_filter(
	'storefront_islands_mini_cart_scripts',
	static function ( array $handles ): array {
		return class_exists( 'WooCommerce', false ) ? $handles : array_merge( $handles, array( STOREFRONT_TEST_EXTENSION ) );
	}
);

// WooCommerce, as documented.
add_action(
	'woocommerce_blocks_loaded',
	static function () use ( $storefront_test_data, $storefront_test_update ): void {
		$integration = new class() implements \Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface {
			public function get_name() {
				return STOREFRONT_TEST_EXTENSION;
			}
			public function initialize() {
			}
			public function get_script_handles() {
				return array( STOREFRONT_TEST_EXTENSION );
			}
			public function get_editor_script_handles() {
				return array();
			}
			/** Returns the data for getSetting( 'test-extension_data' ). */
			public function get_script_data() {
				return array( 'word' => 'wrapped' );
			}
		};
		foreach ( array( 'cart', 'mini-cart', 'checkout' ) as $block ) {
			add_action(
				"woocommerce_blocks_{$block}_block_registration",
				static function ( $registry ) use ( $integration ): void {
					$registry->register( $integration );
				}
			);
		}
		woocommerce_store_api_register_endpoint_data(
			array(
				'endpoint'        => 'cart',
				'namespace'       => STOREFRONT_TEST_EXTENSION,
				'data_callback'   => $storefront_test_data,
				'schema_callback' => static function (): array {
					return array();
				},
				'schema_type'     => ARRAY_A,
			)
		);
		woocommerce_store_api_register_update_callback(
			array( 'namespace' => STOREFRONT_TEST_EXTENSION, 'callback' => $storefront_test_update )
		);
	}
);
