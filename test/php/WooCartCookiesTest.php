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
	/**
	 * Returns the cookies that would be sent during a callback, by name. None is actually sent.
	 *
	 * @param callable $act Callback to run.
	 * @return array<string, string>
	 */
	private static function sent_cookies( callable $act ): array {
		$sent = array();
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

	/** Creates a cart with the given number of mugs, whose cookies have not been sent yet. */
	private static function cart_of( int $pieces ): void {
		wc_load_cart();
		self::sent_cookies(
			static function () use ( $pieces ): void {
				WC()->cart->empty_cart();
				if ( $pieces > 0 ) {
					WC()->cart->add_to_cart( wc_get_product_id_by_sku( 'P-008' ), $pieces );
				}
			}
		);
	}

	/** Returns the part of the cookie for a number of mugs. */
	private static function mugs( int $pieces ): string {
		return '_' . wc_get_product_id_by_sku( 'P-008' ) . 'x' . $pieces;
	}

	public function test_variations_are_counted_with_their_product(): void {
		self::cart_of( 0 );
		$sent = self::sent_cookies(
			static function (): void {
				foreach ( array( 'V-001-BLUE-L', 'V-001-BLACK-L' ) as $sku ) {
					WC()->cart->add_to_cart( wc_get_product_id_by_sku( $sku ), 2 );
				}
			}
		);
		$parent = wc_get_product( wc_get_product_id_by_sku( 'V-001-BLUE-L' ) )->get_parent_id();
		self::assertStringEndsWith( "-4_{$parent}x4", $sent[ CountCookie::NAME ] );
	}

	public function test_a_change_sends_the_count_with_the_hash(): void {
		self::cart_of( 3 );
		$sent = self::sent_cookies( array( WC()->cart, 'maybe_set_cart_cookies' ) );
		self::assertSame( '1', $sent['woocommerce_items_in_cart'] );
		self::assertSame( $sent['woocommerce_cart_hash'] . '-3' . self::mugs( 3 ), $sent[ CountCookie::NAME ] );
	}

	public function test_the_cookie_is_sent_before_a_response(): void {
		self::cart_of( 2 );
		$cookies = new WooCartCookies( '__return_true' );
		$sent = self::sent_cookies(
			static function () use ( $cookies ): void {
				self::assertFalse( $cookies->send_before_answer( false ) );
				self::assertTrue( $cookies->send_before_answer( true ) );
			}
		);
		self::assertSame( WC()->cart->get_cart_hash() . '-2' . self::mugs( 2 ), $sent[ CountCookie::NAME ] );
	}

	public function test_an_emptied_cart_deletes_the_cookie(): void {
		self::cart_of( 0 );
		$_COOKIE['woocommerce_items_in_cart'] = '1';
		$_COOKIE['woocommerce_cart_hash']     = 'abc';
		$_COOKIE[ CountCookie::NAME ]         = 'abc-3';
		$cookies = new WooCartCookies( '__return_true' );
		unset( $_COOKIE['woocommerce_cart_hash'] );
		self::assertSame( array( CountCookie::NAME => '' ), self::sent_cookies( array( $cookies, 'send' ) ) );
	}

	public function test_a_cacheable_page_sends_no_cookie_of_its_own(): void {
		self::cart_of( 3 );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		$cookies = new WooCartCookies( '__return_true' );
		self::assertSame( array(), self::sent_cookies( array( $cookies, 'send' ) ) );
	}

	public function test_a_page_that_is_not_cached_sends_a_missing_cookie(): void {
		self::cart_of( 3 );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		$cookies = new WooCartCookies( '__return_false' );
		self::assertSame( array( CountCookie::NAME => WC()->cart->get_cart_hash() . '-3' . self::mugs( 3 ) ), self::sent_cookies( array( $cookies, 'send' ) ) );
	}

	public function test_a_cookie_that_the_browser_already_has_is_not_sent_again(): void {
		self::cart_of( 3 );
		$cookies = new WooCartCookies( '__return_true' );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		$_COOKIE[ CountCookie::NAME ]     = WC()->cart->get_cart_hash() . '-3' . self::mugs( 3 );
		self::assertSame( array(), self::sent_cookies( array( $cookies, 'send' ) ) );
	}
}
