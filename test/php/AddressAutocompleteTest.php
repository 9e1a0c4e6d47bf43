<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\AddressAutocomplete;

/** Tests that suggestions of addresses load with a provider, and that nothing does without one. */
final class AddressAutocompleteTest extends TestCase {
	private const REGISTRY = 'wc-address-autocomplete-common';
	private const OURS     = 'storefront-islands-address-autocomplete';

	/** Scripts of the page that ran before. */
	private \WP_Scripts $scripts;

	/** {@inheritDoc} */
	public function set_up(): void {
		parent::set_up();
		$this->scripts         = wp_scripts();
		$GLOBALS['wp_scripts'] = new \WP_Scripts();
		wp_register_script( self::REGISTRY, '/registry.js', array(), '1', true );
		wp_register_script( self::OURS, '/ours.js', array(), '1', true );
	}

	/** {@inheritDoc} */
	public function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->scripts;
		parent::tear_down();
	}

	/**
	 * True if the script is on a page.
	 *
	 * @param string $island       Island of the page.
	 * @param bool   $has_provider WooCommerce has enqueued its registry.
	 */
	private static function is_loaded( string $island, bool $has_provider ): bool {
		if ( $has_provider ) {
			wp_enqueue_script( self::REGISTRY );
		}
		$autocomplete = new AddressAutocomplete();
		$autocomplete->add( $island );
		$autocomplete->enqueue();
		return wp_script_is( self::OURS, 'enqueued' );
	}

	public function test_nothing_loads_without_a_provider(): void {
		self::assertFalse( self::is_loaded( 'checkout', false ) );
	}

	public function test_the_checkout_loads_it_with_a_provider(): void {
		self::assertTrue( self::is_loaded( 'checkout', true ) );
	}

	public function test_a_page_without_a_checkout_does_not_load_it(): void {
		self::assertFalse( self::is_loaded( 'cart', true ) );
	}
}
