<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\WooPaymentScripts;

/** Tests that plugins which let the scripts of WooCommerce's blocks depend on theirs get them enqueued. */
final class WooPaymentScriptsTest extends TestCase {
	public function test_a_script_that_a_plugin_lets_the_block_depend_on_is_there_with_what_the_block_brings_along(): void {
		wp_register_script( 'pay-later', '/pay-later.js', array(), '1', true );
		add_filter( 'woocommerce_blocks_register_script_dependencies', static fn( array $handles, string $block ): array => 'wc-cart-block-frontend' === $block ? array_merge( $handles, array( 'pay-later', null, '' ) ) : $handles, 10, 2 );
		$handles = WooPaymentScripts::handles( 'cart' );
		self::assertContains( 'pay-later', $handles );
		self::assertSame( $handles, array_filter( $handles, static fn( $handle ): bool => is_string( $handle ) && '' !== $handle ), 'names that are none are left out' );
		self::assertSame( array(), array_diff( array( 'wc-settings', 'wp-html-entities' ), wp_scripts()->query( 'pay-later' )->deps ) );
		self::assertNotContains( 'pay-later', WooPaymentScripts::handles( 'checkout' ), 'of another block' );
		wp_deregister_script( 'pay-later' );
	}
}
