<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use WC_Tax;

/**
 * Tests that products shown as only one visitor sees them make their page private, on WooCommerce.
 *
 * @group woocommerce
 */
final class WooVisitorPricesTest extends TestCase {
	use BuildsWooProducts;

	private const SHOWN = 'storefront_islands_shows_visitor';

	private int $rate = 0;

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		self::set_options( array( 'woocommerce_calc_taxes' => 'yes', 'woocommerce_tax_display_shop' => 'incl' ) );
		$this->rate = WC_Tax::_insert_tax_rate( array( 'tax_rate_country' => 'DE', 'tax_rate' => '19', 'tax_rate_name' => 'MwSt.', 'tax_rate_priority' => 1, 'tax_rate_class' => '' ) );
		self::live_in( WC()->countries->get_base_country() );
	}

	protected function tear_down(): void {
		if ( $this->rate > 0 ) {
			WC_Tax::_delete_tax_rate( $this->rate );
			self::live_in( WC()->countries->get_base_country() );
			WC()->customer->set_is_vat_exempt( false );
		}
		parent::tear_down();
	}

	private static function live_in( string $country ): void {
		$state = WC()->countries->get_base_country() === $country ? WC()->countries->get_base_state() : '';
		WC()->customer->set_billing_location( $country, $state, '', '' );
		WC()->customer->set_shipping_location( $country, $state, '', '' );
	}

	/** True if listing products makes the page private. */
	private static function is_private( array $query = array() ): bool {
		$before = did_action( self::SHOWN );
		self::woo_shop()->products( $query + array( 'per_page' => 1 ) );
		return did_action( self::SHOWN ) > $before;
	}

	public function test_prices_with_the_taxes_of_another_place_are_private(): void {
		self::assertFalse( self::is_private(), 'those of the base location are public' );
		self::live_in( 'DE' );
		self::assertTrue( self::is_private() );
		self::assertFalse( self::is_private( array( 'include' => array( 0 ) ) ), 'without products there are no prices' );
		self::set_options( array( 'woocommerce_tax_display_shop' => 'excl' ) );
		self::assertFalse( self::is_private(), 'prices without tax are the same everywhere' );
	}

	public function test_prices_of_an_exempt_customer_are_private(): void {
		WC()->customer->set_is_vat_exempt( true );
		self::assertTrue( self::is_private() );
	}

	public function test_a_product_behind_a_password_is_private_once_the_password_was_given(): void {
		$query = array( 'include' => array( self::product( array() )->get_id() ) );
		wp_update_post( array( 'ID' => $query['include'][0], 'post_password' => 'secret' ) );
		foreach ( array( true, false ) as $is_required ) {
			add_filter( 'post_password_required', static fn(): bool => $is_required );
			self::assertSame( ! $is_required, self::is_private( $query ) );
		}
	}
}
