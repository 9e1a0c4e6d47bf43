<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CartLock;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;

/** Tests that changes of a cart follow each other, and which requests are recognised as changes. */
final class CartLockTest extends TestCase {
	use BuildsAttempts;

	/** @dataProvider requests */
	public function test_changes_are_recognised_and_readers_never_wait( bool $changes, string $uri, string $method = 'POST', array $get = array(), array $post = array() ): void {
		self::assertSame( $changes, CartLock::changes_cart( array( 'REQUEST_METHOD' => $method, 'REQUEST_URI' => $uri ), $get, $post ) );
	}

	public static function requests(): array {
		return array(
			'update of an item'    => array( true, '/wp-json/wc/store/v1/cart/update-item' ),
			'by a query'           => array( true, '/?rest_route=…', 'DELETE', array( 'rest_route' => '/wc/Store/cart/items/x' ) ),
			'batch'                => array( true, '/wp-json/wc/store/v1/batch' ),
			'wc-ajax'              => array( true, '/?wc-ajax=add_to_cart', 'POST', array( 'wc-ajax' => 'add_to_cart' ) ),
			'link'                 => array( true, '/shop/?add-to-cart=12', 'GET', array( 'add-to-cart' => '12' ) ),
			'form of the cart'     => array( true, '/cart/', 'POST', array(), array( 'update_cart' => '1' ) ),
			'fields of plugins'    => array( true, '/wp-json/storefront-islands/v1/classic-hooks?screen=checkout' ),
			'what plugins print'   => array( false, '/wp-json/storefront-islands/v1/classic-hooks?screen=checkout', 'GET' ),
			'cart'                 => array( false, '/wp-json/wc/store/v1/cart', 'GET' ),
			'coupons of the cart'  => array( false, '/wp-json/wc/store/v1/cart/coupons', 'GET' ),
			'products'             => array( false, '/wp-json/wc/store/v1/products', 'POST' ),
			'fragments'            => array( false, '/?wc-ajax=get_refreshed_fragments', 'POST', array( 'wc-ajax' => 'get_refreshed_fragments' ) ),
			'the page of the cart' => array( false, '/cart/', 'GET' ),
		);
	}

	public function test_a_change_keeps_others_of_the_cart_waiting_until_it_is_saved(): void {
		$store   = new IdempotencyStore( 'test_cart' );
		$change  = new CartLock( new VisitorLock( $store ), self::guest( 'lock-test' ) );
		$other   = new VisitorLock( $store );
		$is_free = static fn() => $other->take( Attempts::owner( 'guest lock-test' ), time() + 9, new WaitBudget( 0 ) );
		$change->take();
		self::assertFalse( $is_free() );
		$change->release();
		self::assertTrue( $is_free() );
		$other->release();
	}
}
