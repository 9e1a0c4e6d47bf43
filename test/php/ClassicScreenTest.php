<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\ClassicScreen;

/**
 * Tests which screen a request of the Store API comes from.
 *
 * @group woocommerce
 */
final class ClassicScreenTest extends TestCase {
	private static function screen( string $url, string $referer ): string {
		$_SERVER['REQUEST_URI']  = $url;
		$_SERVER['HTTP_REFERER'] = $referer;
		return ClassicScreen::asked_from();
	}

	public function test_a_request_of_a_script_is_one_of_the_screen_that_it_stands_on(): void {
		$script   = '/' . rest_get_url_prefix() . '/wc/store/v1/batch';
		$checkout = get_permalink( wc_get_page_id( 'checkout' ) );
		self::assertSame( 'checkout', self::screen( $script, $checkout ) );
		self::assertSame( 'checkout', self::screen( $script, add_query_arg( 'lang', 'de', $checkout ) . '#email' ) );
		self::assertSame( 'cart', self::screen( $script, get_permalink( wc_get_page_id( 'cart' ) ) ) );
		self::assertSame( '', self::screen( $script, home_url( '/' ) ) );
		self::assertSame( '', self::screen( '/shop/', $checkout ), 'The page after the checkout is none.' );
	}

	public function test_sites_without_pretty_addresses_name_pages_by_their_id(): void {
		add_filter( 'page_link', static fn( $link, $id ) => home_url( "?page_id=$id" ), 10, 2 );
		$_GET['rest_route'] = '/wc/store/v1/cart';
		$referer            = home_url( '?page_id=' . wc_get_page_id( 'checkout' ) . '&lang=de' );
		self::assertSame( 'checkout', self::screen( '/?rest_route=/wc/store/v1/cart', $referer ) );
		self::assertSame( '', self::screen( '/?rest_route=/wc/store/v1/cart', home_url( '?page_id=0' ) ) );
	}
}
