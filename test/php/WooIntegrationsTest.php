<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use StorefrontIslands\Compat\WooIntegrations;

/**
 * Tests what scripts of integrations that declare little get with them.
 *
 * @group woocommerce
 */
final class WooIntegrationsTest extends TestCase {
	public function test_a_script_that_declares_nothing_has_what_woocommerces_blocks_bring_along(): void {
		wp_register_script( 'notices-of-rates', '/notices.js', array( 'react' ), '1', true );
		$integration = new class() implements IntegrationInterface {
			public function get_name() {
				return 'notices-of-rates';
			}
			public function initialize() {}
			public function get_script_handles() {
				return array( 'notices-of-rates' );
			}
			public function get_editor_script_handles() {
				return array();
			}
			public function get_script_data() {
				return array();
			}
		};
		$integrations = new WooIntegrations();
		$integrations->register();
		$registry = new IntegrationRegistry();
		$registry->register( $integration );
		do_action( 'woocommerce_blocks_checkout_block_registration', $registry );
		try {
			self::assertSame( array( 'notices-of-rates' ), $integrations->enqueue_data( 'checkout' ) );
			self::assertSame( array( 'react', 'wc-settings', 'wp-html-entities' ), wp_scripts()->query( 'notices-of-rates' )->deps );
		} finally {
			wp_deregister_script( 'notices-of-rates' );
		}
	}
}
