<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Checkout\WooClassicTicks;

/**
 * Tests which ticks plugins set before the classic form is shown.
 *
 * @group woocommerce
 */
final class WooClassicTicksTest extends TestCase {
	public function test_ticks_are_those_that_a_filter_sets(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		self::assertSame( array(), WooClassicTicks::settings() );
		add_filter( 'woocommerce_terms_is_checked_default', '__return_true' );
		add_filter( 'woocommerce_create_account_default_checked', '__return_false' );
		self::assertSame( array( 'ticks' => array( 'terms' ) ), WooClassicTicks::settings() );
		add_filter( 'woocommerce_create_account_default_checked', '__return_true', 11 );
		add_filter( 'woocommerce_ship_to_different_address_checked', static fn(): int => 1 );
		self::assertSame( array( 'ticks' => array( 'terms', 'account', 'addresses' ) ), WooClassicTicks::settings() );
	}

	public function test_values_are_read_as_the_templates_do_and_a_filter_that_throws_sets_nothing(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		$value   = null;
		$returns = static function () use ( &$value ) {
			if ( 'throw' === $value ) {
				throw new \RuntimeException( 'No.' );
			}
			return $value;
		};
		foreach ( array( 'woocommerce_terms_is_checked_default', 'woocommerce_create_account_default_checked', 'woocommerce_ship_to_different_address_checked' ) as $filter ) {
			add_filter( $filter, $returns );
		}
		foreach ( array( 'no', array( 1 ), null, 'throw' ) as $value ) {
			self::assertSame( array(), WooClassicTicks::settings() );
		}
		$value = '1';
		self::assertSame( array( 'ticks' => array( 'terms', 'addresses' ) ), WooClassicTicks::settings() );
	}

	public function test_a_shop_without_classic_extensions_has_none(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_false' );
		add_filter( 'woocommerce_terms_is_checked_default', '__return_true' );
		self::assertSame( array(), WooClassicTicks::settings() );
	}
}
