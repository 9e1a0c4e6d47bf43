<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\PageAge;
use StorefrontIslands\WooCommerce\Cart\WooPageCart;

/**
 * Tests that the cart in a page has the totals of the Store API, whatever calculated them before, and that the page knows
 * which cart it shows.
 *
 * @group woocommerce
 */
final class WooPageCartTest extends TestCase {
	private const REQUIRES_ADDRESS = 'pre_option_woocommerce_shipping_cost_requires_address';

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		WC()->cart->empty_cart();
		WC()->customer->set_shipping_address_1( '' );
		WC()->customer->set_shipping_city( '' );
		// The classic checkout asks for no more.
		WC()->customer->set_shipping_postcode( '94105' );
	}

	protected function tear_down(): void {
		remove_all_filters( self::REQUIRES_ADDRESS );
		WC()->cart->empty_cart();
		parent::tear_down();
	}

	/** Calculates as a plugin does on an ordinary page. */
	private static function calculate_for_the_classic_checkout(): float {
		WC()->cart->cart_context = 'shortcode';
		WC()->shipping()->reset_shipping();
		WC()->cart->calculate_totals();
		return (float) WC()->cart->get_total( 'edit' );
	}

	public function test_a_delivery_that_waits_for_the_address_is_in_no_total(): void {
		if ( ! property_exists( \WC_Cart::class, 'cart_context' ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs WooCommerce 9.2' );
		}
		add_filter( self::REQUIRES_ADDRESS, static fn (): string => 'yes' );
		WC()->cart->add_to_cart( (int) wc_get_product_id_by_sku( 'P-003' ) );
		$with_delivery = self::calculate_for_the_classic_checkout();
		self::assertGreaterThan( 0.0, (float) WC()->cart->get_shipping_total() );

		$totals = WooPageCart::read()['totals'];
		// Null before WooCommerce 10.
		self::assertSame( 0, (int) $totals['total_shipping'] );
		self::assertLessThan( round( 100 * $with_delivery ), (int) $totals['total_price'] );
	}

	public function test_a_page_is_not_old_because_reading_its_cart_has_removed_a_coupon(): void {
		$coupon = new \WC_Coupon();
		$coupon->set_props( array( 'code' => 'dies', 'amount' => 5 ) );
		self::for_now( $coupon->save() );
		add_filter( 'woocommerce_set_cookie_enabled', '__return_false' );
		WC()->cart->add_to_cart( (int) wc_get_product_id_by_sku( 'P-003' ) );
		WC()->cart->apply_coupon( 'dies' );
		WC()->cart->maybe_set_cart_cookies();
		$before = WC()->cart->get_cart_hash();
		self::assertStringContainsString( $before, PageAge::html() );

		$coupon->set_date_expires( time() - DAY_IN_SECONDS );
		$coupon->save();
		self::assertSame( array(), WooPageCart::read()['coupons'] );
		self::assertNotSame( $before, WC()->cart->get_cart_hash() );
		self::assertStringContainsString( WC()->cart->get_cart_hash(), PageAge::html() );
	}
}
