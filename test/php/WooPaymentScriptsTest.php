<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\WooPaymentScripts;

/** Tests that plugins which let the scripts of WooCommerce's blocks depend on theirs get them enqueued. */
final class WooPaymentScriptsTest extends TestCase {
	public function set_up(): void {
		parent::set_up();
		wp_register_script( 'pay-later', '/pay-later.js', array(), '1', true );
		add_filter(
			'woocommerce_blocks_register_script_dependencies',
			static fn( array $handles, string $block ): array => 'wc-cart-block-frontend' === $block ? array_merge( $handles, array( 'pay-later', null, '' ) ) : $handles,
			10,
			2
		);
	}

	public function tear_down(): void {
		wp_deregister_script( 'pay-later' );
		parent::tear_down();
	}

	public function test_a_script_that_a_plugin_lets_the_block_depend_on_is_there(): void {
		self::assertContains( 'pay-later', WooPaymentScripts::handles( 'cart' ) );
	}

	public function test_names_that_are_none_are_left_out(): void {
		self::assertSame( array(), array_filter( WooPaymentScripts::handles( 'cart' ), static fn( $handle ): bool => ! is_string( $handle ) || '' === $handle ) );
	}

	public function test_a_script_of_another_block_is_not(): void {
		self::assertNotContains( 'pay-later', WooPaymentScripts::handles( 'checkout' ) );
	}

	public function test_it_waits_for_the_settings(): void {
		WooPaymentScripts::handles( 'cart' );
		self::assertContains( 'wc-settings', wp_scripts()->query( 'pay-later' )->deps );
	}

	public function test_it_has_what_the_block_brings_along_though_it_does_not_declare_it(): void {
		WooPaymentScripts::handles( 'cart' );
		self::assertContains( 'wp-html-entities', wp_scripts()->query( 'pay-later' )->deps );
	}
}
