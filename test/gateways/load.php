<?php
/**
 * Test plugin, as a must-use plugin: the shop also accepts the payment methods of test-method.js and test-express.js,
 * whose scripts are enqueued on the checkout like those of a plugin. The browser's driver serves this folder at
 * /test-gateways/.
 *
 * Run: node tools/test/with-shop.mjs --mu-plugin=test/gateways/load.php …
 */

declare(strict_types=1);

/** Returns the names of the methods, with those of bundled.php. */
function storefront_test_methods(): array {
	$methods = array( 'test_method', 'test_broken', 'test_slow', 'test_refused', 'test_hidden', 'test_wallet', 'test_express' );
	return apply_filters( 'storefront_test_methods', $methods );
}

// The demo shop.
add_filter(
	'option_storefront_islands_demo_shop',
	static function ( $settings ) {
		if ( ! is_array( $settings ) || ! isset( $settings['payment_methods'] ) || ! is_array( $settings['payment_methods'] ) ) {
			return $settings;
		}
		foreach ( storefront_test_methods() as $id ) {
			$settings['payment_methods'][] = array( 'id' => $id, 'title' => $id );
		}
		return $settings;
	}
);

// WooCommerce: gateways that accept any payment data.
add_filter(
	'woocommerce_payment_gateways',
	static function ( array $gateways ): array {
		foreach ( array_merge( storefront_test_methods(), array( 'test_bare' ) ) as $id ) {
			$gateways[] = new class( $id ) extends WC_Payment_Gateway {
				public function __construct( string $id ) {
					$this->id       = $id;
					$this->title    = $id;
					$this->enabled  = 'yes';
					$this->supports = array( 'products', 'tokenization' );
				}

				public function process_payment( $order_id ) {
					$order = wc_get_order( $order_id );
					$order->payment_complete();
					return array( 'result' => 'success', 'redirect' => $this->get_return_url( $order ) );
				}
			};
		}
		return $gateways;
	}
);

// Method registered with WooCommerce's blocks whose script declares no dependencies, like those of some plugins.
add_action(
	'woocommerce_blocks_payment_method_type_registration',
	static function ( $registry ): void {
		$registry->register(
			new class() extends Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType {
				protected $name = 'test_bare';

				public function initialize() {}

				public function is_active() {
					return true;
				}

				public function get_payment_method_script_handles() {
					wp_register_script( 'test-bare', home_url( '/test-gateways/test-bare.js' ), array(), '1', true );
					return array( 'test-bare' );
				}

				public function get_payment_method_data() {
					return array(
						'id'    => 'test_bare',
						'title' => 'Bare method',
						'words' => array( 'ready' => 'It has found its settings.' ),
					);
				}
			}
		);
	}
);

add_action(
	'storefront_islands_island_rendered',
	static function ( string $island ): void {
		if ( 'checkout' !== $island ) {
			return;
		}
		foreach ( apply_filters( 'storefront_test_scripts', array( 'test-method', 'test-express' ) ) as $name ) {
			wp_register_script( $name, home_url( "/test-gateways/$name.js" ), array( 'wc-blocks-registry', 'wc-settings', 'wp-element' ), '1', true );
			wp_enqueue_script( $name );
		}
	},
	20
);
