<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\WooCouponLink;

/**
 * Tests that a link's coupon is checked against the cart as it is now, not as its session was saved.
 *
 * @group woocommerce
 */
final class WooCouponLinkTest extends TestCase {
	use BuildsWooProducts;

	protected function tear_down(): void {
		unset( $_GET['coupon'] );
		self::empty_cart();
		wc_clear_notices();
		parent::tear_down();
	}

	/** Follows a link with a coupon for carts of at least 30, after the price of the one product changed since the last visit. */
	private static function follow_after( string $before, string $after ): array {
		self::set_options( array( 'woocommerce_enable_coupons' => 'yes' ) );
		$coupon = new \WC_Coupon();
		$coupon->set_code( wp_generate_uuid4() );
		$coupon->set_amount( 5 );
		$coupon->set_minimum_amount( 30 );
		// Or it waits in the session for the next test's cart.
		self::for_now( $coupon->save() );
		$product = self::product( array( 'regular_price' => $before ) );
		self::empty_cart()->add_to_cart( $product->get_id() );
		WC()->cart->calculate_totals();
		$product->set_regular_price( $after );
		$product->save();
		WC()->cart->get_cart_from_session();

		$_GET['coupon'] = $coupon->get_code();
		$stop           = static function (): void {
			throw new \DomainException( 'redirects' );
		};
		add_filter( 'wp_redirect', $stop );
		try {
			WooCouponLink::follow();
		} catch ( \DomainException $redirects ) {
			return array( 'applied' => array() !== WC()->cart->get_applied_coupons(), 'notices' => array_keys( WC()->session->get( 'wc_notices', array() ) ) );
		} finally {
			remove_filter( 'wp_redirect', $stop );
		}
	}

	public function test_a_price_that_rose_reaches_the_minimum_amount(): void {
		self::assertSame( array( 'applied' => true, 'notices' => array( 'success' ) ), self::follow_after( '10', '40' ) );
	}

	public function test_a_price_that_fell_does_not_reach_it(): void {
		self::assertSame( array( 'applied' => false, 'notices' => array( 'notice' ) ), self::follow_after( '40', '10' ) );
	}

	public function test_a_coupon_that_waits_and_is_deleted_is_forgotten(): void {
		self::follow_after( '40', '10' );
		// Not by WC_Coupon, which would forget the id of its code as well.
		wp_delete_post( wc_get_coupon_id_by_code( (string) $_GET['coupon'] ), true );
		WC()->cart->calculate_totals();
		self::assertNull( WC()->session->get( 'storefront_islands_waiting_coupon' ) );
	}
}
