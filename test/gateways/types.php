<?php
/**
 * Part of the test plugin, as a must-use plugin: registers test-method.js and test-express.js with WooCommerce's blocks, so
 * that WooCommerce's own checkout block loads them, too.
 */

declare(strict_types=1);

add_action(
	'woocommerce_blocks_payment_method_type_registration',
	static function ( $registry ): void {
		$registry->register(
			new class() extends Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType {
				protected $name = 'test_method';

				public function initialize() {}

				public function is_active() {
					return true;
				}

				public function get_payment_method_script_handles() {
					$handles = array( 'test-method', 'test-express' );
					foreach ( $handles as $name ) {
						wp_register_script( $name, home_url( "/test-gateways/$name.js" ), array( 'wc-blocks-registry', 'wc-settings', 'wp-element' ), '1', true );
					}
					// With a button that throws, WooCommerce's block draws no express payment at all.
					wp_add_inline_script( 'test-express', 'delete window.wc.wcBlocksRegistry.getExpressPaymentMethods().test_express_broken;' );
					return $handles;
				}

				public function get_payment_method_data() {
					return array( 'title' => 'Test method' );
				}
			}
		);
	}
);
