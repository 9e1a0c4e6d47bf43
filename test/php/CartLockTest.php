<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Idempotency\CartLock;

/** Tests which requests are recognised as changes of a cart. */
final class CartLockTest extends TestCase {
	private static function changes( string $uri, string $method = 'POST', array $get = array(), array $post = array() ): bool {
		return CartLock::changes_cart(
			array(
				'REQUEST_METHOD' => $method,
				'REQUEST_URI'    => $uri,
			),
			$get,
			$post
		);
	}

	public function test_changes_of_the_store_api_and_of_classic_pages_are_recognised(): void {
		self::assertTrue( self::changes( '/wp-json/wc/store/v1/cart/update-item' ) );
		self::assertTrue( self::changes( '/?rest_route=…', 'DELETE', array( 'rest_route' => '/wc/Store/cart/items/x' ) ) );
		self::assertTrue( self::changes( '/wp-json/wc/store/v1/batch' ) );
		self::assertTrue( self::changes( '/?wc-ajax=add_to_cart', 'POST', array( 'wc-ajax' => 'add_to_cart' ) ) );
		self::assertTrue( self::changes( '/shop/?add-to-cart=12', 'GET', array( 'add-to-cart' => '12' ) ) );
		self::assertTrue( self::changes( '/cart/', 'POST', array(), array( 'update_cart' => '1' ) ) );
	}

	public function test_readers_never_wait(): void {
		self::assertFalse( self::changes( '/wp-json/wc/store/v1/cart', 'GET' ) );
		self::assertFalse( self::changes( '/wp-json/wc/store/v1/cart/coupons', 'GET' ) );
		self::assertFalse( self::changes( '/wp-json/wc/store/v1/products', 'POST' ) );
		self::assertFalse( self::changes( '/?wc-ajax=get_refreshed_fragments', 'POST', array( 'wc-ajax' => 'get_refreshed_fragments' ) ) );
		self::assertFalse( self::changes( '/cart/', 'GET' ) );
	}
}
