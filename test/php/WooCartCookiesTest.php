<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Support\Http\CountCookie;
use StorefrontIslands\WooCommerce\Cart\WooCartCookies;

/**
 * Tests when WooCommerce's cart cookies are sent, together with the number of pieces.
 *
 * @group woocommerce
 */
final class WooCartCookiesTest extends TestCase {
	use BuildsWooProducts;

	/** Returns the cookies that would be sent during a callback, by name. None is actually sent. */
	private static function sent_cookies( callable $act ): array {
		$sent    = array();
		$instead = static function ( bool $is_on, string $name, $value ) use ( &$sent ): bool {
			$sent[ $name ] = (string) $value;
			return false;
		};
		add_filter( 'woocommerce_set_cookie_enabled', $instead, 10, 3 );
		$act();
		remove_filter( 'woocommerce_set_cookie_enabled', $instead );
		unset( $_COOKIE['woocommerce_cart_hash'], $_COOKIE['woocommerce_items_in_cart'], $_COOKIE[ CountCookie::NAME ] );
		return $sent;
	}

	/** Creates a cart with some mugs, whose cookies have not been sent yet; returns the value of the cookie. */
	private static function cart_of( int $pieces ): string {
		$mug = wc_get_product_id_by_sku( 'P-008' );
		self::sent_cookies(
			static function () use ( $pieces, $mug ): void {
				$cart = self::empty_cart();
				$pieces > 0 && $cart->add_to_cart( $mug, $pieces );
			}
		);
		return WC()->cart->get_cart_hash() . "-{$pieces}_{$mug}x{$pieces}";
	}

	/** Returns what a page sends. */
	private static function sent_by_page( bool $is_cacheable ): array {
		return self::sent_cookies( array( new WooCartCookies( $is_cacheable ? '__return_true' : '__return_false' ), 'send' ) );
	}

	public function test_variations_are_counted_with_their_product(): void {
		self::cart_of( 0 );
		$add    = static fn( string $sku ) => WC()->cart->add_to_cart( wc_get_product_id_by_sku( $sku ), 2 );
		$sent   = self::sent_cookies( static fn() => array_map( $add, array( 'V-001-BLUE-L', 'V-001-BLACK-L' ) ) );
		$parent = wc_get_product( wc_get_product_id_by_sku( 'V-001-BLUE-L' ) )->get_parent_id();
		self::assertStringEndsWith( "-4_{$parent}x4", $sent[ CountCookie::NAME ] );
	}

	public function test_a_change_sends_the_count_with_the_hash(): void {
		$value = self::cart_of( 3 );
		$sent  = self::sent_cookies( array( WC()->cart, 'maybe_set_cart_cookies' ) );
		self::assertSame( array( '1', $value ), array( $sent['woocommerce_items_in_cart'], $sent[ CountCookie::NAME ] ) );
		self::assertStringStartsWith( $sent['woocommerce_cart_hash'] . '-', $value );
	}

	public function test_the_cookie_is_sent_before_a_response(): void {
		$value   = self::cart_of( 2 );
		$cookies = new WooCartCookies( '__return_true' );
		$sent    = self::sent_cookies(
			static function () use ( $cookies ): void {
				self::assertFalse( $cookies->send_before_answer( false ) );
				self::assertTrue( $cookies->send_before_answer( true ) );
			}
		);
		self::assertSame( $value, $sent[ CountCookie::NAME ] );
	}

	public function test_an_emptied_cart_deletes_the_cookie(): void {
		self::cart_of( 0 );
		$_COOKIE = array( 'woocommerce_items_in_cart' => '1', 'woocommerce_cart_hash' => 'abc', CountCookie::NAME => 'abc-3' ) + $_COOKIE;
		$cookies = new WooCartCookies( '__return_true' );
		unset( $_COOKIE['woocommerce_cart_hash'] );
		self::assertSame( array( CountCookie::NAME => '' ), self::sent_cookies( array( $cookies, 'send' ) ) );
	}

	public function test_a_page_sends_a_missing_cookie_unless_it_is_cached(): void {
		$value = self::cart_of( 3 );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		self::assertSame( array(), self::sent_by_page( true ) );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		self::assertSame( array( CountCookie::NAME => $value ), self::sent_by_page( false ) );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		$_COOKIE[ CountCookie::NAME ]     = $value;
		self::assertSame( array(), self::sent_by_page( false ), 'not again' );
	}
}
