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
	private const SHOWN = 'storefront_islands_shows_visitor';

	/** Ids of the tax rates. */
	private array $rates = array();

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		add_filter( 'pre_option_woocommerce_calc_taxes', array( self::class, 'yes' ) );
		add_filter( 'pre_option_woocommerce_tax_display_shop', array( self::class, 'with_tax' ) );
		$this->rates[] = WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => 'DE',
				'tax_rate'          => '19',
				'tax_rate_name'     => 'MwSt.',
				'tax_rate_priority' => 1,
				'tax_rate_shipping' => 1,
				'tax_rate_order'    => 1,
				'tax_rate_class'    => '',
			)
		);
		self::live_in( WC()->countries->get_base_country() );
	}

	protected function tear_down(): void {
		foreach ( $this->rates as $rate ) {
			WC_Tax::_delete_tax_rate( $rate );
		}
		self::live_in( WC()->countries->get_base_country() );
		WC()->customer->set_is_vat_exempt( false );
		remove_filter( 'pre_option_woocommerce_calc_taxes', array( self::class, 'yes' ) );
		remove_filter( 'pre_option_woocommerce_tax_display_shop', array( self::class, 'with_tax' ) );
		parent::tear_down();
	}

	public static function yes(): string {
		return 'yes';
	}

	public static function with_tax(): string {
		return 'incl';
	}

	private static function live_in( string $country ): void {
		$state = WC()->countries->get_base_country() === $country ? WC()->countries->get_base_state() : '';
		WC()->customer->set_billing_location( $country, $state, '', '' );
		WC()->customer->set_shipping_location( $country, $state, '', '' );
	}

	/** True if listing products makes the page private. */
	private static function is_private( array $query = array( 'per_page' => 1 ) ): bool {
		$before = did_action( self::SHOWN );
		self::woo_shop()->products( $query );
		return did_action( self::SHOWN ) > $before;
	}

	public function test_prices_of_the_base_location_are_public(): void {
		self::assertFalse( self::is_private() );
	}

	public function test_prices_with_the_taxes_of_another_place_are_private(): void {
		self::live_in( 'DE' );
		self::assertTrue( self::is_private() );
		self::assertFalse( self::is_private( array( 'include' => array( 0 ) ) ), 'without products there are no prices' );
	}

	public function test_prices_without_tax_are_the_same_everywhere(): void {
		self::live_in( 'DE' );
		remove_filter( 'pre_option_woocommerce_tax_display_shop', array( self::class, 'with_tax' ) );
		update_option( 'woocommerce_tax_display_shop', 'excl' );
		self::assertFalse( self::is_private() );
	}

	public function test_prices_of_an_exempt_customer_are_private(): void {
		WC()->customer->set_is_vat_exempt( true );
		self::assertTrue( self::is_private() );
	}

	public function test_a_product_behind_a_password_is_private_once_the_password_was_given(): void {
		$query = array( 'include' => array( wc_get_product_id_by_sku( 'P-013' ) ), 'per_page' => 1 );
		wp_update_post( array( 'ID' => $query['include'][0], 'post_password' => 'secret' ) );
		add_filter( 'post_password_required', '__return_true' );
		self::assertFalse( self::is_private( $query ) );
		remove_filter( 'post_password_required', '__return_true' );
		add_filter( 'post_password_required', '__return_false' );
		self::assertTrue( self::is_private( $query ) );
		remove_filter( 'post_password_required', '__return_false' );
		wp_update_post( array( 'ID' => $query['include'][0], 'post_password' => '' ) );
	}
}
