<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CartLock;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\Visitor;

/** Tests that changes of a cart follow each other, and which requests are recognised as changes. */
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

	public function test_a_change_keeps_others_of_the_cart_waiting_until_it_is_saved(): void {
		$store   = new IdempotencyStore( 'test_cart' );
		$change  = new CartLock( new VisitorLock( $store ), new Visitor( new FakeGuest( 'lock-test' ) ) );
		$other   = new VisitorLock( $store );
		$is_free = static fn() => $other->take( Attempts::owner( 'guest lock-test' ), time() + 9, new WaitBudget( 0 ) );
		$change->take();
		self::assertFalse( $is_free() );
		$change->release();
		self::assertTrue( $is_free() );
		$other->release();
	}
}
