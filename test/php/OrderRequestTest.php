<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Requests\OrderRequest;

/** Tests which requests are recognised as placing or paying an order. */
final class OrderRequestTest extends TestCase {
	/** Returns the key and the order of a request; null if it is not recognised. */
	private static function read( string $uri, string $method = 'POST', array $get = array(), array $post = array(), string $body = '', array $server = array() ): ?array {
		$found = OrderRequest::find(
			$server + array( 'REQUEST_METHOD' => $method, 'REQUEST_URI' => $uri, 'HTTP_IDEMPOTENCY_KEY' => ' k ' ),
			$get,
			$post,
			static fn(): string => $body
		);
		return null === $found ? null : array( $found->key(), $found->order_id() );
	}

	public function test_finds_an_order_with_its_key(): void {
		foreach ( array( '/wp-json/wc/store/v1/checkout', '/wp-json/WC/store/Checkout/?x=1', '/shop/index.php/wp-json/wc/store/check%6Fut' ) as $uri ) {
			self::assertSame( array( 'k', 0 ), self::read( $uri ) );
		}
		self::assertSame( array( 'k', 0 ), self::read( '/?rest_route=…', 'POST', array( 'rest_route' => '/wc/store/v1/checkout' ) ) );
		self::assertSame( array( '', 0 ), self::read( '/wp-json/wc/store/v1/checkout', 'POST', array(), array(), '', array( 'HTTP_IDEMPOTENCY_KEY' => '' ) ) );
	}

	public function test_finds_the_payment_of_an_existing_order(): void {
		self::assertSame( array( 'k', 12 ), self::read( '/wp-json/wc/store/v1/checkout/12' ) );
		self::assertSame( array( 'k', 12 ), self::read( '/?rest_route=…', 'POST', array( 'rest_route' => '/wc/store/checkout/12/' ) ) );
	}

	public function test_finds_orders_whose_method_or_route_is_overridden(): void {
		self::assertSame( array( 'k', 0 ), self::read( '/wp-json/wc/store/v1/checkout?_method=post', 'GET', array( '_method' => 'post' ) ) );
		self::assertSame( array( 'k', 0 ), self::read( '/wp-json/wc/store/v1/checkout', 'PUT', array(), array(), '', array( 'HTTP_X_HTTP_METHOD_OVERRIDE' => 'POST' ) ) );
		self::assertSame( array( 'k', 0 ), self::read( '/', 'POST', array(), array( 'rest_route' => '/wc/store/v1/checkout' ) ) );
	}

	public function test_finds_orders_in_a_batch_without_a_key(): void {
		$batch = (string) wp_json_encode( array( 'requests' => array( array( 'path' => '/wc/store/v1/cart/add-item' ), array( 'path' => '/wc/store/v1/checkout' ) ) ) );
		self::assertSame( array( '', 0 ), self::read( '/wp-json/wc/store/v1/batch', 'POST', array(), array(), $batch ) );
		$batch = (string) wp_json_encode( array( 'requests' => array( array( 'path' => 'https://shop.example/wc/store/Checkout/12?x=1' ) ) ) );
		self::assertSame( array( '', 0 ), self::read( '/wp-json/wc/store/Batch', 'POST', array(), array(), $batch ) );
		foreach ( array( '', 'null', '{"requests":1}', '{"requests":[1,{"path":[]},{"path":"/wc/store/v1/cart"}]}' ) as $body ) {
			self::assertNull( self::read( '/wp-json/wc/store/v1/batch', 'POST', array(), array(), $body ) );
		}
	}

	public function test_finds_the_forms_of_the_classic_checkout(): void {
		foreach ( array( 'checkout', ' checkout', '<i>checkout' ) as $name ) {
			self::assertSame( array( '', 0 ), self::read( '/?wc-ajax=…', 'POST', array( 'wc-ajax' => $name ) ) );
		}
		self::assertSame( array( '', 0 ), self::read( '/checkout/', 'POST', array(), array( 'woocommerce_checkout_place_order' => 'Place order' ) ) );
		self::assertSame( array( '', 0 ), self::read( '/checkout/order-pay/12/', 'POST', array(), array( 'woocommerce_pay' => '1' ) ) );
	}

	public function test_finds_nothing_in_other_requests(): void {
		self::assertNull( self::read( '/wp-json/wc/store/v1/checkout', 'PUT' ) );
		self::assertNull( self::read( '/wp-json/wc/store/v1/checkout', 'GET' ) );
		self::assertNull( self::read( '/wp-json/wc/store/v1/checkout', 'POST', array(), array(), '', array( 'HTTP_X_HTTP_METHOD_OVERRIDE' => 'PUT' ) ) );
		self::assertNull( self::read( '/wp-json/wc/store/v1/checkout/thanks' ) );
		self::assertNull( self::read( '/wp-json/wc/store/v1/cart/add-item' ) );
		self::assertNull( self::read( '/checkout/' ) );
		self::assertNull( self::read( '/?wc-ajax=update_order_review', 'POST', array( 'wc-ajax' => 'update_order_review' ) ) );
	}
}
