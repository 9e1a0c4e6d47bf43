<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\AddressAutocomplete;

/** Tests that suggestions of addresses load with a provider, and that nothing does without one. */
final class AddressAutocompleteTest extends TestCase {
	private const REGISTRY = 'wc-address-autocomplete-common';
	private const OURS     = 'storefront-islands-address-autocomplete';

	/**
	 * True if the script is on a page.
	 *
	 * @param string $island       Island of the page.
	 * @param bool   $has_provider WooCommerce has enqueued its registry.
	 */
	private static function is_loaded( string $island, bool $has_provider ): bool {
		$GLOBALS['wp_scripts'] = new \WP_Scripts();
		wp_register_script( self::REGISTRY, '/registry.js', array(), '1', true );
		wp_register_script( self::OURS, '/ours.js', array(), '1', true );
		if ( $has_provider ) {
			wp_enqueue_script( self::REGISTRY );
		}
		$autocomplete = new AddressAutocomplete();
		$autocomplete->add( $island );
		$autocomplete->enqueue();
		return wp_script_is( self::OURS, 'enqueued' );
	}

	public function test_only_a_checkout_with_a_provider_loads_it(): void {
		$scripts = wp_scripts();
		$loaded  = array( self::is_loaded( 'checkout', false ), self::is_loaded( 'checkout', true ), self::is_loaded( 'cart', true ) );
		$GLOBALS['wp_scripts'] = $scripts;
		self::assertSame( array( false, true, false ), $loaded );
	}
}
